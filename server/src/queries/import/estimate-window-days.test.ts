import { expect, test } from 'vitest';
import { estimateWindowDays } from './estimate-window-days.ts';

const columns = { frequency: 0, averagePerDay: 1 };
const lines = (...rows: [number | string, number | string][]) =>
  rows.map((cells, index) => ({ line: index + 1, cells }));

test('the period is the ratio of a count and its daily average, in whole days', () => {
  expect(estimateWindowDays(lines([300, 10]), columns)).toBe(30);
  expect(estimateWindowDays(lines(['3 650', 10]), columns)).toBe(365);
});

test('the middle line decides, whatever stands beside it', () => {
  expect(estimateWindowDays(lines([700, 100], [3000, 100], [2800, 100]), columns)).toBe(28);
});

test('averages under ten a day prove nothing', () => {
  expect(estimateWindowDays(lines([90, 9], [280, 10]), columns)).toBe(28);
  expect(estimateWindowDays(lines([90, 9]), columns)).toBeNull();
});

test('a ratio is at most a fifth of a day away from whole days', () => {
  expect(estimateWindowDays(lines([3020, 100]), columns)).toBe(30);
  expect(estimateWindowDays(lines([2990, 100]), columns)).toBe(30);
  expect(estimateWindowDays(lines([3021, 100]), columns)).toBeNull();
  expect(estimateWindowDays(lines([2979, 100]), columns)).toBeNull();
});

test('a period has one day at least and 366 at most', () => {
  expect(estimateWindowDays(lines([100, 100]), columns)).toBe(1);
  expect(estimateWindowDays(lines([10, 100]), columns)).toBeNull();
  expect(estimateWindowDays(lines([36_600, 100]), columns)).toBe(366);
  expect(estimateWindowDays(lines([36_700, 100]), columns)).toBeNull();
});

test('without either column, or numbers in them, nothing is estimated', () => {
  expect(estimateWindowDays(lines([300, 10]), { frequency: 0 })).toBeNull();
  expect(estimateWindowDays(lines([300, 10]), { averagePerDay: 1 })).toBeNull();
  expect(estimateWindowDays(lines(['чай', 'x'], ['', '']), columns)).toBeNull();
  expect(estimateWindowDays([], columns)).toBeNull();
});
