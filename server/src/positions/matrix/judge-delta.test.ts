import { expect, test } from 'vitest';
import { judgeDelta } from './judge-delta.ts';

test.each([
  [12, 7, 5],
  [7, 12, -5],
  [3, 3, 0],
  ['notFound', 12, null],
  [12, 'deep', null],
  ['deep', 'notFound', null],
] as const)('from %s to %s: %s places closer to the first', (from, to, places) =>
  expect(judgeDelta(from, to)).toEqual({ from, to, places }),
);

test('what is unknown on either side has not changed and has not stayed', () => {
  expect(judgeDelta(null, 5)).toBeNull();
  expect(judgeDelta(5, null)).toBeNull();
});
