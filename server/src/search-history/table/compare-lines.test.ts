import { expect, test } from 'vitest';
import { NO_METRICS } from '../metrics.ts';
import { compareLines } from './compare-lines.ts';

const line = (query: string, count: number | null) => ({
  ...NO_METRICS,
  query,
  source: 'feed',
  windowDays: 7,
  unit: 'searches' as const,
  day: null,
  timestamp: null,
  sparkline: [],
  count,
});
const LINES = [line('б', 5), line('в', null), line('а', 7), line('г', 5)];
const order = (sort: 'count' | 'query', direction: 'asc' | 'desc') =>
  LINES.toSorted((a, b) => compareLines(a, b, sort, direction))
    .map(({ query }) => query)
    .join('');

test('absent values stand last in both directions, equal ones as they stood', () => {
  expect(order('count', 'desc')).toBe('абгв');
  expect(order('count', 'asc')).toBe('бгав');
  expect(order('query', 'asc')).toBe('абвг');
});
