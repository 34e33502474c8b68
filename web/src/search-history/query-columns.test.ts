import { QUERY_METRIC_NAMES } from '@vitrina/contract/query-metrics.ts';
import { expect, test } from 'vitest';
import { QUERY_COLUMN_SETS, QUERY_COLUMNS } from './query-columns.tsx';

test('every metric has a column, and every column is in a set of its own beside "all"', () => {
  const ids = QUERY_COLUMNS.map(({ id }) => id);
  expect(ids).toEqual(['query', 'sparkline', ...QUERY_METRIC_NAMES]);
  const [all, ...others] = QUERY_COLUMN_SETS;
  expect([...(all?.columns ?? [])]).toEqual(ids.slice(1));
  expect(new Set(others.flatMap(({ columns }) => columns))).toEqual(new Set(ids.slice(1)));
});

test('a set shows how often a query is searched, whatever it is about', () => {
  for (const { columns } of QUERY_COLUMN_SETS) expect(columns).toContain('count');
  const money = QUERY_COLUMN_SETS.find(({ id }) => id === 'money');
  expect(money?.columns).toContain('gmv');
  expect(money?.columns).not.toContain('uniq_sellers');
});

test('a card has three metrics', () => {
  expect(QUERY_COLUMNS.filter(({ isInCard }) => isInCard === true)).toHaveLength(3);
});
