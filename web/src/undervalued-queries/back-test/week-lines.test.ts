import { expect, test } from 'vitest';
import { weekLines } from './week-lines.ts';

const LIFT = {
  value: 1.4,
  low: 1.1,
  high: 1.7,
  listGrowth: 1.4,
  randomGrowth: 1,
  verdict: 'better',
} as const;

test('a week without a lift is a gap, and the level of the picks goes through it', () => {
  const weeks = [
    { day: '2026-01-04', orders: LIFT, searches: null },
    { day: '2026-01-11', orders: null, searches: LIFT },
  ];
  const { x, series } = weekLines(weeks, 'orders', { lift: 'list', picks: 'picks' });
  expect(x).toEqual(['2026-01-04', '2026-01-11']);
  expect(series).toMatchObject([
    { label: 'list', values: [1.4, null], band: [[1.1, 1.7], null] },
    { label: 'picks', values: [1, 1] },
  ]);
});
