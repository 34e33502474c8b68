import { expect, it } from 'vitest';
import { chooseGrouping, isGroupingPossible, lastDays, meterMaximum } from './rules.ts';

const WEEK = lastDays('2026-03-07', 7);
const MONTH = lastDays('2026-03-28', 28);

it('28 days of hours fit, one day more does not', () => {
  expect(isGroupingPossible('Hour', MONTH, 5)).toBe(true);
  expect(isGroupingPossible('Hour', lastDays('2026-03-29', 29), 5)).toBe(false);
});

it('a grouping is never finer than the checks', () => {
  expect(isGroupingPossible('FiveMinute', lastDays('2026-03-01', 1), 30)).toBe(false);
  expect(isGroupingPossible('HalfHour', lastDays('2026-03-01', 1), 30)).toBe(true);
});

it('takes the finest possible grouping when the asked one is not', () => {
  expect(chooseGrouping('FiveMinute', WEEK, 5)).toBe('HalfHour');
  expect(chooseGrouping('Hour', WEEK, 5)).toBe('Hour');
  expect(chooseGrouping('Hour', lastDays('2026-12-31', 365), 60)).toBe('Day');
});

it('spec 9: the meter is full at 40 unique queries while the step is five minutes', () => {
  const budget = {
    uniqueQueries: 40,
    stepMinutes: 5 as const,
    products: 1,
    maximumProducts: 50,
    maximumQueries: 300,
  };
  expect(meterMaximum(budget)).toBe(40);
  expect(meterMaximum({ ...budget, uniqueQueries: 41 })).toBe(300);
});
