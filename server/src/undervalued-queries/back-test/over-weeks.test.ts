import { addDays } from '@vitrina/contract/dates.ts';
import { expect, test } from 'vitest';
import { createChance } from '../../platform/chance.ts';
import { meansOfBlocks, overWeeks } from './over-weeks.ts';

const NEWEST = '2026-03-01';
const weeksOf = (values: readonly number[]) =>
  values.map((value, index) => ({ day: addDays(NEWEST, -7 * (values.length - 1 - index)), value }));

test('blocks of eight weeks are counted from the newest list, and one without three of its weeks is none', () => {
  const values = Array.from({ length: 24 }, (_, week) => Math.floor(week / 8));
  expect(meansOfBlocks(weeksOf(values), NEWEST)).toEqual([0, 1, 2]);
  expect(meansOfBlocks(weeksOf(values).slice(2), NEWEST)).toEqual([0, 1, 2]);
  expect(meansOfBlocks(weeksOf(values).slice(3), NEWEST)).toEqual([1, 2]);
});

test('of fewer than three blocks nothing is said', () => {
  expect(overWeeks(weeksOf(Array.from({ length: 21 }, () => 1)), NEWEST)).toEqual({ blocks: 2, of: null });
});

test('the bounds are those of Student over the means, wider by what neighbours share', () => {
  const values = [1, 2, 3].flatMap((mean) => Array.from({ length: 8 }, () => mean));
  const { of } = overWeeks(weeksOf(values), NEWEST);
  const alike = 10.5 / 43;
  const error = Math.sqrt((1 + (4 / 3) * alike) / (1 - (2 / 3) * alike) / 3);
  expect(of?.value).toBe(2);
  expect(of?.high).toBeCloseTo(2 + 4.302653 * error, 4);
  expect(of?.low).toBeCloseTo(2 - 4.302653 * error, 4);
  expect(of?.high80).toBeCloseTo(2 + 1.885618 * error, 4);
});

/** Lists of every week, each of which sees eight weeks of a change that comes by chance. */
function drawYear(seed: number, effect: number) {
  const chance = createChance(seed);
  const weekly = Array.from({ length: 48 }, () => chance() + chance() + chance() - 1.5);
  return weeksOf(
    Array.from({ length: 40 }, (_, week) => {
      const seen = weekly.slice(week, week + 8);
      return effect + seen.reduce((sum, value) => sum + value, 0) / 8;
    }),
  );
}

test('where nothing was planted, zero lies within the bounds of 95 % in at least 90 of 100 years', () => {
  const covered = Array.from(
    { length: 400 },
    (_, seed) => overWeeks(drawYear(seed + 1, 0), NEWEST).of,
  ).filter((of) => of !== null && of.low <= 0 && of.high >= 0);
  expect(covered.length).toBeGreaterThanOrEqual(360);
});

test('a planted effect is found', () => {
  const found = Array.from({ length: 50 }, (_, seed) => overWeeks(drawYear(seed + 1, 0.5), NEWEST).of).filter(
    (of) => of !== null && of.low > 0,
  );
  expect(found.length).toBeGreaterThanOrEqual(45);
});
