import { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { expect, test } from 'vitest';
import { countPoints, nearestGrouping, refuseGrouping } from './grouping.ts';

const WEEK = { from: '2026-11-16', to: '2026-11-22' };
const YEAR = { from: '2025-11-21', to: '2026-11-20' };
const ALL = TimeGrouping.options;

test.each([
  ['FiveMinute', WEEK, 2016],
  ['HalfHour', WEEK, 336],
  ['Hour', WEEK, 168],
  ['SixHours', WEEK, 28],
  ['TwelveHours', WEEK, 14],
  ['Day', WEEK, 7],
  ['Week', WEEK, 1],
  // One day over the Monday begins another week.
  ['Week', { from: '2026-11-15', to: '2026-11-22' }, 2],
  ['Month', WEEK, 1],
  ['Month', { from: '2026-01-31', to: '2026-02-01' }, 2],
  ['Month', YEAR, 13],
] as const)('%s gives the points that are drawn', (grouping, period, points) => {
  expect(countPoints(grouping, period)).toBe(points);
});

test('what is finer than the measurements is refused', () => {
  const scope = { period: WEEK, stepMinutes: 60 };
  expect(refuseGrouping('HalfHour', scope)).toEqual({ reason: 'finerThanData', stepMinutes: 60 });
  expect(refuseGrouping('Hour', scope)).toBeUndefined();
});

test('more than 2000 points are refused, exactly 2000 are not', () => {
  expect(refuseGrouping('FiveMinute', { period: WEEK, stepMinutes: 5 })).toEqual({
    reason: 'tooManyPoints',
    points: 2016,
    maximum: 2000,
  });
  expect(refuseGrouping('FiveMinute', { period: WEEK, stepMinutes: 5, maximumPoints: 2016 })).toBeUndefined();
});

test('days of daily figures leave days, weeks and months', () => {
  const scope = { period: YEAR, stepMinutes: 1440 };
  expect(ALL.filter((one) => refuseGrouping(one, scope) === undefined)).toEqual(['Day', 'Week', 'Month']);
});

test('a grouping that is possible stays', () => {
  expect(nearestGrouping('Hour', ALL, { period: WEEK, stepMinutes: 5 })).toBe('Hour');
});

test('a longer period takes the nearest coarser grouping', () => {
  expect(nearestGrouping('FiveMinute', ALL, { period: WEEK, stepMinutes: 5 })).toBe('HalfHour');
  expect(nearestGrouping('FiveMinute', ALL, { period: YEAR, stepMinutes: 5 })).toBe('SixHours');
});

test('only what the screen offers is taken', () => {
  const scope = { period: YEAR, stepMinutes: 5, maximumPoints: 60 };
  expect(nearestGrouping('Hour', ['Hour', 'Day', 'Week'], scope)).toBe('Week');
});
