import { expect, test } from 'vitest';
import { parseTrend } from './parse-trend.ts';

test('a month is a window of its own length', () => {
  expect(parseTrend('2024-12: 2400, 2025-02: 0').months).toEqual([
    { day: '2024-12-31', windowDays: 31, frequency: 2400 },
    { day: '2025-02-28', windowDays: 28, frequency: 0 },
  ]);
});

test('thousands inside a count do not end the month', () => {
  expect(parseTrend('2024-12: 2,400; 2025-01: 3 600').months.map(({ frequency }) => frequency)).toEqual([
    2400, 3600,
  ]);
});

test('a bad month is pointed at and the others stay', () => {
  const { months, warnings } = parseTrend('2024-13: 5, 2025-01: -, 2025-02: 7');
  expect(months).toEqual([{ day: '2025-02-28', windowDays: 28, frequency: 7 }]);
  expect(warnings).toEqual(['badTrendMonth', 'badTrendMonth']);
});
