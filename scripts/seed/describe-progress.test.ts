import { expect, test } from 'vitest';
import { describeProgress } from './describe-progress.ts';

const progress = {
  done: 10,
  total: 70,
  rows: 1_200_000,
  elapsedMs: 20_000,
  marketplace: 'wb',
  day: '2026-03-01',
} as const;

test('shows the day, the rows of a second and the time that the days left take at this speed', () => {
  expect(describeProgress(progress)).toBe('wb 2026-03-01, 60,000 rows/s, 2 min left');
});

test('has nothing left at the end', () => {
  expect(describeProgress({ ...progress, done: 70 })).toMatch(/, 0 min left$/);
});
