import { expect, test } from 'vitest';
import type { DailyFigures } from '../series/roll-windows.ts';
import { sumDemand } from './sum-demand.ts';

const of = (...count: number[]): DailyFigures => ({
  isMeasured: count.map(() => true),
  hasRow: count.map((value) => value > 0),
  figures: new Map([['count', count]]),
});

test('queries are summed by day', () => {
  expect(sumDemand({ figures: [of(1, 2, 3), of(10, 0, 30)], isShown: [true, true, true] })).toEqual([
    11, 2, 33,
  ]);
});

test('a day that is not shown has no number, and one on which nobody searched has zero', () => {
  expect(sumDemand({ figures: [of(0, 5, 0)], isShown: [false, true, true] })).toEqual([null, 5, 0]);
});

test('a query that nobody ever searched adds nothing', () => {
  expect(sumDemand({ figures: [undefined, of(4)], isShown: [true] })).toEqual([4]);
  expect(sumDemand({ figures: [undefined], isShown: [true, false] })).toEqual([0, null]);
});
