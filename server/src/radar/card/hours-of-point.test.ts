import { expect, test } from 'vitest';
import { hoursOfPoint } from './list-places.ts';

test.each([
  [1, 1],
  [8, 1],
  [8.1, 6],
  [32, 6],
  [32.1, 24],
  [365, 24],
])('a line of %f days has a point every %d hours', (days, hours) => {
  const from = new Date('2026-01-01T00:00:00Z');
  expect(hoursOfPoint({ from, to: new Date(from.getTime() + days * 86_400_000) })).toBe(hours);
});
