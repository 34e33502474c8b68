import { shareableRoute } from '@vitrina/contract/shared-screens/shareable-questions.ts';
import { SharedScreenPath } from '@vitrina/contract/shared-screens/shared-screens.ts';
import { expect, test } from 'vitest';
import { EVERY_ROUTE } from './every-route.ts';

const shared = SharedScreenPath.options.flatMap((screen) =>
  EVERY_ROUTE.filter((route) => shareableRoute(screen, route.path) === route),
);

test('links get these routes and no more', () => {
  expect(shared.map(({ path }) => path).toSorted()).toEqual([
    'requestStatistics/get',
    'requestStatistics/getSeries',
    'sharpJumps/getAll',
    'undervaluedQueries/getAll',
    'undervaluedQueries/getBackTest',
  ]);
});

test('each only reads what anybody may read in the example cabinet, as one whole answer', () => {
  for (const { kind, access } of shared) {
    expect(kind).toBe('json');
    expect(access).toEqual({ cabinet: 'view', isOpenInExample: true });
  }
});
