import { expect, test } from 'vitest';
import { NO_METRICS } from '../../queries/metrics.ts';
import { compareLines } from './compare-lines.ts';
import { orderOf } from './order-of.ts';

const line = (query: string, count: number | null) => ({
  ...NO_METRICS,
  query,
  isShared: true,
  source: 'feed',
  windowDays: 7,
  unit: 'searches' as const,
  day: null,
  timestamp: null,
  sparkline: [],
  count,
});
const LINES = [line('б', 5), line('в', null), line('а', 7), line('г', 5)];
const order = (...steps: [key: 'count' | 'query', direction: 'asc' | 'desc'][]) =>
  LINES.toSorted((a, b) =>
    compareLines(
      a,
      b,
      steps.map(([key, direction]) => ({ key, direction })),
    ),
  )
    .map(({ query }) => query)
    .join('');

test('absent values come last in both directions, and equal ones keep their order', () => {
  expect(order(['count', 'desc'])).toBe('абгв');
  expect(order(['count', 'asc'])).toBe('бгав');
  expect(order(['query', 'asc'])).toBe('абвг');
});

test('the second key orders what the first leaves equal, and nothing else', () => {
  expect(order(['count', 'desc'], ['query', 'desc'])).toBe('агбв');
  expect(order(['count', 'asc'], ['query', 'desc'])).toBe('гбав');
  expect(order(['query', 'desc'], ['count', 'asc'])).toBe('гвба');
});

test('a key named twice counts once', () => {
  const twice = { sort: 'count', direction: 'asc', thenSort: 'count', thenDirection: 'desc' } as const;
  expect(orderOf(twice)).toEqual([{ key: 'count', direction: 'asc' }]);
  expect(orderOf({ ...twice, thenSort: 'query' })).toEqual([
    { key: 'count', direction: 'asc' },
    { key: 'query', direction: 'desc' },
  ]);
});
