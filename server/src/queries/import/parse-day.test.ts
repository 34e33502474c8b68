import { expect, test } from 'vitest';
import { findPeriod, lastDayOfMonth, parseDay } from './parse-day.ts';

test.each([
  ['2024-07-19', '2024-07-19', false],
  ['19.07.2024', '2024-07-19', false],
  ['2024-07-19T10:00:00Z', '2024-07-19', false],
  ['19.07', '2025-07-19', true],
  ['19.07.24', '2024-07-19', false],
  [new Date(Date.UTC(2024, 1, 29)), '2024-02-29', false],
])('%s is %s', (cell, day, isYearAssumed) => {
  expect(parseDay(cell, 2025)).toEqual({ day, isYearAssumed });
});

test.each([
  ['31.02.2024'],
  ['2024-13-01'],
  ['вчера'],
  [45000],
  ['2024-07-01 - 2024-07-07'],
  [new Date(Date.UTC(1899, 11, 30))],
])('%s is no day', (cell) => {
  expect(parseDay(cell, 2025)).toBeNull();
});

test('a period is two dates in order, a single date is only its end', () => {
  expect(findPeriod('Поисковые запросы с 01.07.2024 по 07.07.2024.xlsx')).toEqual({
    day: '2024-07-07',
    windowDays: 7,
  });
  expect(findPeriod('report_2024-06-10_2024-07-07')).toEqual({ day: '2024-07-07', windowDays: 28 });
  expect(findPeriod('SEO 2024-07-07 (1).xlsx')).toEqual({ day: '2024-07-07', windowDays: null });
  expect(findPeriod('2024-07-07 - 2024-07-01')).toBeNull();
  expect(findPeriod('артикул 120240707 и 2024070711')).toBeNull();
});

test('months end where the calendar says', () => {
  expect(lastDayOfMonth(2024, 2)).toBe('2024-02-29');
  expect(lastDayOfMonth(2025, 12)).toBe('2025-12-31');
  expect(lastDayOfMonth(2025, 13)).toBeNull();
  expect(lastDayOfMonth(2025, 0)).toBeNull();
});
