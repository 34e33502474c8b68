import { addDays } from '@vitrina/contract/dates.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HourDay, heatRatios, heatRows, inMetric } from './hour-heat.ts';

// 1 March 2026 is a Sunday.
const MONDAY = '2026-03-02';
const flat = (count: number) => Array.from({ length: 24 }, () => count);
const day = (back: number, counts: number[] | null): HourDay => ({ day: addDays(MONDAY, back), counts });

test('a row of weekdays is their average day over the days that are known, Monday first', () => {
  const rows = heatRows([day(-1, flat(6)), day(0, flat(10)), day(6, null), day(7, flat(20))], 'weekdays');
  expect(rows.map(({ hours, measured, total }) => [hours[0], measured, total])).toEqual([
    [15, 2, 2],
    [6, 1, 2],
  ]);
});

test('a row of dates is a day, the newest first; an unknown one has no numbers', () => {
  const rows = heatRows([day(0, flat(10)), day(1, null)], 'dates');
  expect(rows.map((row) => [row.day, row.hours[23], row.measured])).toEqual([
    [addDays(MONDAY, 1), null, 0],
    [MONDAY, 10, 1],
  ]);
});

test('a cell is coloured by the best hour of its row, in whichever metric', () => {
  const hours = [10, 5, 0, null];
  expect(heatRatios(hours)).toEqual([1, 0.5, 0, null]);
  expect(heatRatios(inMetric({ hours }, 'share'))).toEqual([1, 0.5, 0, null]);
  expect(heatRatios([0, 0, null])).toEqual([null, null, null]);
});

test('shares of a day add up to one, and a day without searches has none', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1e6), { minLength: 24, maxLength: 24 }), (hours) => {
      const shares = inMetric({ hours }, 'share');
      const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0);
      if (hours.every((hour) => hour === 0)) expect(shares).toEqual(hours.map(() => null));
      else expect(sum).toBeCloseTo(1, 9);
    }),
  );
});

test('a day of a single search has all of it in one hour', () => {
  expect(inMetric({ hours: [0, 1, null] }, 'share')).toEqual([0, 1, null]);
});
