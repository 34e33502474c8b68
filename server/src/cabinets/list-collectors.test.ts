import { expect, test } from 'vitest';
import { presentCollectors } from './list-collectors.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));

test('a cabinet without any run shows the collectors that every key has', () => {
  const lines = presentCollectors([]);
  expect(lines.map(({ collector }) => collector)).toEqual(['products', 'ownQueries', 'positions']);
  expect(lines[0]).toEqual({
    collector: 'products',
    outcome: null,
    lastTriedAt: null,
    lastSucceededAt: null,
    nextTryAt: null,
    itemsCount: null,
  });
});

test('a collector of some keys alone shows after its first run, each with the outcome of its own run', () => {
  const run = { last_succeeded_at: null, next_try_at: null, items_count: null };
  const lines = presentCollectors([
    { ...run, collector: 'ownAds', outcome: 'drift', last_tried_at: at(1), next_try_at: at(2) },
    {
      ...run,
      collector: 'products',
      outcome: 'ok',
      last_tried_at: at(3),
      last_succeeded_at: at(3),
      items_count: 7,
    },
  ]);
  expect(lines.map(({ collector, outcome }) => [collector, outcome])).toEqual([
    ['products', 'ok'],
    ['ownQueries', null],
    ['ownAds', 'drift'],
    ['positions', null],
  ]);
  expect(lines[0]).toMatchObject({
    lastTriedAt: at(3).toISOString(),
    lastSucceededAt: at(3).toISOString(),
    itemsCount: 7,
  });
  expect(lines[2]).toMatchObject({ lastTriedAt: at(1).toISOString(), nextTryAt: at(2).toISOString() });
});
