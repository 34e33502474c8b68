import { expect, test } from 'vitest';
import { foldSteps, type StepRow } from './fold-steps.ts';

const ALL_WHOLE = { days: 7, hasTwoWeeks: true, hasTwoMonths: true, wholeWindows: [true, true, true, true] };
const ADDED = { ca: 1, cart: 1, views: 1, idle: 1, soft: 1, zero: 1, gmv: 1, ord: 1, buyers: 1 };
const week = (number: number, count: number, sellers = 5): StepRow => ({
  ...ADDED,
  query_id: 3,
  step: number,
  count,
  price_sum: count * 10,
  price_count: count,
  moment: -count,
  sellers,
  products: 50,
});

test('a window of 7 days is one week, of 28 days four', () => {
  const weeks = [week(0, 10), week(1, 20), week(2, 40), week(3, 80), week(4, 160), week(8, 1000)];
  expect(foldSteps(3, weeks, 7, ALL_WHOLE)).toMatchObject({
    count: 10,
    count_before: 20,
    other: 150,
    other_before: 160,
    price_sum: 100,
    peak: 80,
  });
  expect(foldSteps(3, weeks, 28, ALL_WHOLE)).toMatchObject({
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
  expect(foldSteps(3, weeks, 7, coverage).peak).toBe(40);
});

test('the result list is that of the last week in the window on which the query was searched', () => {
  expect(foldSteps(3, [week(2, 5, 7), week(1, 5, 8)], 28, ALL_WHOLE).sellers).toBe(8);
  expect(foldSteps(3, [week(1, 5, 8)], 7, ALL_WHOLE)).toMatchObject({ count: 0, sellers: 0 });
});

test('a window of one day is one step, compared with the days, weeks and months before it', () => {
  const days = [week(0, 5), week(1, 9), week(3, 7), week(6, 2), week(13, 4), week(27, 3), week(55, 8)];
  expect(foldSteps(3, days, 1, { ...ALL_WHOLE, days: 1 })).toMatchObject({
    count: 5,
    count_before: 9,
    other: 23,
    other_before: 4,
    month: 30,
    month_before: 8,
    peak: 9,
    ord: 1,
  });
  expect(foldSteps(3, days, 7, ALL_WHOLE)).not.toHaveProperty('month');
});
