import { expect, test } from 'vitest';
import { collectingBuckets } from './collecting-buckets.ts';
import { snapBrush } from './snap-brush.ts';

const DAYS = [
  { first: 0, count: 24 },
  { first: 24, count: 24 },
  { first: 48, count: 24 },
];

test.each([
  [3, 8, 0, 23],
  [30, 5, 0, 47],
  [24, 71, 24, 71],
])('hours %i to %i are the days of %i to %i', (from, to, first, last) =>
  expect(snapBrush(from, to, DAYS, 'Hour')).toEqual({ first, last }),
);

test('days, weeks and months stay as they were drawn', () =>
  expect(snapBrush(5, 2, DAYS, 'Day')).toEqual({ first: 2, last: 5 }));

test('the first checks are awaited in each bucket that their time touches', () => {
  const hours = Array.from({ length: 4 }, (_, hour) => `2026-03-01T0${hour}:00:00.000Z`);
  const until = (from: string, end: string) => [
    ...collectingBuckets(hours, 'Hour', { from: `2026-03-01T0${from}Z`, until: `2026-03-01T0${end}Z` }),
  ];
  expect(until('0:59:00', '2:00:00')).toEqual([0, 1]);
  expect(until('1:00:00', '2:00:01')).toEqual([1, 2]);
  expect(until('9:00:00', '9:10:00')).toEqual([]);
  expect(collectingBuckets(hours, 'Hour', { from: undefined, until: undefined }).size).toBe(0);
});
