import { expect, test } from 'vitest';
import { findFirstHour, findFirstOut } from './first-seen.ts';

const BEFORE = [100, 110, 90, 105, 95, 100, 98];
const flat = (perHour: number) => Array.from({ length: 24 }, () => perHour);

test('the first day out of the band of the days before', () => {
  expect(findFirstOut(BEFORE, [104, 99, 160, 300, 200, 180, 170], 'up')).toBe(2);
  expect(findFirstOut(BEFORE, [104, 99, 60, 30, 20, 18, 17], 'down')).toBe(2);
});

test('a slow drift has no such day, and the other way is not looked at', () => {
  expect(findFirstOut(BEFORE, [104, 106, 108, 110, 112, 114, 116], 'up')).toBeNull();
  expect(findFirstOut(BEFORE, [20, 20, 20, 20, 20, 20, 20], 'up')).toBeNull();
});

test('days without a measurement are passed over, and too few days before say nothing', () => {
  expect(findFirstOut([null, ...BEFORE.slice(1)], [null, 300, 300, 300, 300, 300, 300], 'up')).toBe(1);
  expect(findFirstOut([null, null, null, 100, 100, 100, 100], [300], 'up')).toBeNull();
});

test('of a query that was never searched the first day is the first with a search', () => {
  expect(findFirstOut([0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 7, 90, 80, 70], 'up')).toBe(3);
});

test('the hour at which the day left what the days before had had by then', () => {
  const jumped = flat(20).map((count, hour) => (hour >= 14 ? 200 : count));
  expect(findFirstHour(jumped, [flat(20), flat(21), flat(19)], 'up')).toBe(14);
  const silent = flat(20).map((count, hour) => (hour >= 14 ? 0 : count));
  expect(findFirstHour(silent, [flat(20), flat(21), flat(19)], 'down')).toBeGreaterThanOrEqual(14);
});

test('the scatter of small numbers is no jump, and two days before say nothing', () => {
  const restless = flat(1).map((count, hour) => (hour % 3 === 0 ? 2 : count));
  expect(findFirstHour(restless, [flat(1), flat(1), flat(1)], 'up')).toBeNull();
  expect(findFirstHour(flat(500), [flat(20), flat(20)], 'up')).toBeNull();
});
