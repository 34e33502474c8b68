import { addDays, listDays } from '@vitrina/contract/dates.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../platform/chance.ts';
import { chooseLength, DRAWS, listWeeks, newestListDay, seedOf } from './rules.ts';
import { type Change, drawPick, measureLift } from './run-back-test.ts';

const NEWEST = '2026-03-01';
const DAYS = listDays(addDays(NEWEST, -111), NEWEST);

const LIST_DAY = addDays(NEWEST, -56);

test('a list is judged when eight weeks before and after it were measured', () => {
  expect(listWeeks(DAYS)).toEqual([LIST_DAY]);
  expect(listWeeks(DAYS.slice(4))).toEqual([]);
  expect(listWeeks([])).toEqual([]);
});

test('three missing days of a span are borne, a fourth and the days that a list stands on are not', () => {
  const without = (...places: number[]) => listWeeks(DAYS.filter((_, index) => !places.includes(index)));
  expect(without(1, 2, 3, 100, 101, 102)).toEqual([LIST_DAY]);
  expect(without(1, 2, 3, 4)).toEqual([]);
  expect(without(55)).toEqual([]);
  expect(without(111)).toEqual([]);
});

test('a list stands at the end of each week whatever day is the newest, for a year at most', () => {
  const days = listDays('2024-01-01', addDays(NEWEST, 3));
  const weeks = listWeeks(days);
  expect(weeks).toHaveLength(53);
  expect(weeks.at(-1)).toBe(LIST_DAY);
  expect(weeks).toEqual(listWeeks(days.slice(0, -3)));
  expect(new Set(weeks.map((day) => new Date(day).getUTCDay()))).toEqual(new Set([0]));
  expect([-1, 0, 6, 7].map((later) => newestListDay(addDays(NEWEST, later)))).toEqual([
    addDays(LIST_DAY, -7),
    LIST_DAY,
    LIST_DAY,
    addDays(LIST_DAY, 7),
  ]);
});

test('a list is a fifth of what was scored, at most 100 and at least 20', () => {
  expect([99, 100, 250, 1_000_000].map(chooseLength)).toEqual([undefined, 20, 50, 100]);
});

test('a seed is of its day and marketplace', () => {
  expect(seedOf('ozon', NEWEST)).toBe(seedOf('ozon', NEWEST));
  expect(new Set([seedOf('ozon', NEWEST), seedOf('wb', NEWEST), seedOf('ozon', '2026-03-02')]).size).toBe(3);
});

test('a random pick has as many members of each band as the list, each once', () => {
  const pools = new Map([
    [7, [0, 1, 2, 3, 4]],
    [9, [5, 6]],
  ]);
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const pick = drawPick(pools, [7, 9, 7], createChance(seed));
      expect(pick.filter((one) => one < 5)).toHaveLength(2);
      expect(pick.filter((one) => one >= 5)).toHaveLength(1);
      expect(new Set(pick).size).toBe(3);
    }),
  );
});

/** Queries of one band whose growth is all chance, with the heavy tail that searches have. */
function makePool(chance: () => number): Change[] {
  return Array.from({ length: 600 }, () => {
    const before = Math.ceil(20 / (chance() + 0.01));
    return { before, after: Math.round(before * Math.exp(chance() + chance() - 1)) };
  });
}

function testOf(seed: number, grow: (change: Change) => Change) {
  const chance = createChance(seed);
  const pools = new Map([[7, makePool(chance)]]);
  const bands = Array.from({ length: 60 }, () => 7);
  const list = drawPick(pools, bands, chance).map(grow);
  return measureLift(
    list,
    Array.from({ length: DRAWS }, () => drawPick(pools, bands, chance)),
  );
}

test('gives no verdict on at least 90 % of lists that were chosen by chance', () => {
  const verdicts = Array.from({ length: 200 }, (_, seed) => testOf(seed + 1, (change) => change)?.verdict);
  expect(verdicts.filter((verdict) => verdict === 'cannotSay').length).toBeGreaterThanOrEqual(180);
});

test('a list that grew half as much again is better, one that fell behind is worse', () => {
  const grown = testOf(5, ({ before, after }) => ({ before, after: 1.5 * after }));
  expect(grown).toMatchObject({ verdict: 'better' });
  expect(grown?.low).toBeGreaterThan(1);
  expect(grown?.value).toBeGreaterThan(grown?.low ?? Infinity);
  expect(grown?.high).toBeGreaterThan(grown?.value ?? Infinity);
  expect(testOf(5, ({ before, after }) => ({ before, after: after / 2 }))?.verdict).toBe('worse');
});

test('nothing is said of a list, or of picks, that had nothing to grow from', () => {
  const some = [{ before: 5, after: 6 }];
  expect(measureLift([{ before: 0, after: 6 }], [some])).toBeNull();
  expect(measureLift(some, [some, [{ before: 0, after: 6 }]])).toBeNull();
});

test('the bounds are the growths between which 95 % of the picks lie, the nearer one where none is exact', () => {
  // Of forty picks the middle is the 21st, and the bounds are the second and the last but one.
  const draws = Array.from({ length: 40 }, (_, index) => [{ before: 1, after: index + 1 }]).toReversed();
  const lift = (after: number) => measureLift([{ before: 1, after }], draws);
  expect(lift(42)).toEqual({
    value: 2,
    low: 42 / 39,
    high: 21,
    listGrowth: 42,
    randomGrowth: 21,
    verdict: 'better',
  });
  expect([lift(40), lift(39), lift(2), lift(1)].map((one) => one?.verdict)).toEqual([
    'better',
    'cannotSay',
    'cannotSay',
    'worse',
  ]);
});
