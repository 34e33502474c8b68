import { expect, test } from 'vitest';
import { foldWeeks, type WeekRow } from './fold-weeks.ts';

const ALL_WHOLE = { days: 7, hasTwoWeeks: true, hasTwoMonths: true, wholeWindows: [true, true, true, true] };
const ADDED = { ca: 1, cart: 1, views: 1, idle: 1, soft: 1, zero: 1, gmv: 1, ord: 1, buyers: 1 };
const week = (number: number, count: number, sellers = 5): WeekRow => ({
  ...ADDED,
  query_id: 3,
  week: number,
  count,
  price_sum: count * 10,
  price_count: count,
  moment: -count,
  sellers,
  products: 50,
});

test('a window of 7 days is one week, of 28 days four', () => {
  const weeks = [week(0, 10), week(1, 20), week(2, 40), week(3, 80), week(4, 160), week(8, 1000)];
  expect(foldWeeks(3, weeks, 7, ALL_WHOLE)).toMatchObject({
    count: 10,
    count_before: 20,
    other: 150,
    other_before: 160,
    price_sum: 100,
    peak: 80,
  });
  expect(foldWeeks(3, weeks, 28, ALL_WHOLE)).toMatchObject({
    count: 150,
    count_before: 160,
    other: 10,
    other_before: 20,
    ord: 4,
    peak: 1000,
  });
});

test('a window that was not measured whole is no peak', () => {
  const weeks = [week(0, 10), week(1, 90), week(2, 40)];
  const coverage = { ...ALL_WHOLE, wholeWindows: [true, false, true, false] };
  expect(foldWeeks(3, weeks, 7, coverage).peak).toBe(40);
});

test('the result list is that of the last week in the window on which the query was searched', () => {
  expect(foldWeeks(3, [week(2, 5, 7), week(1, 5, 8)], 28, ALL_WHOLE).sellers).toBe(8);
  expect(foldWeeks(3, [week(1, 5, 8)], 7, ALL_WHOLE)).toMatchObject({ count: 0, sellers: 0 });
});
