import { NOTHING_KNOWN } from '@vitrina/contract/positions/matrix-cells.ts';
import { expect, it } from 'vitest';
import { DEEP, NOT_FOUND } from './hourly-places.ts';
import { judgeHistory } from './judge-history.ts';

const HOURS = 20 * 24;
const steady = () => new Int16Array(HOURS).fill(7);

/** Before the last day one hour of so many is another. */
function mixed(every: number, cell: number): Int16Array {
  return steady().map((place, hour) => (hour % every === 0 && hour < HOURS - 24 ? cell : place));
}

it('a place that was read hour by hour says something', () => {
  expect(judgeHistory(steady())).toBeUndefined();
});

it('thirteen days are enough and less is too short, from the first answer on', () => {
  expect(judgeHistory(steady().fill(NOTHING_KNOWN, 0, 7 * 24))).toBeUndefined();
  expect(judgeHistory(steady().fill(NOTHING_KNOWN, 0, 7 * 24 + 1))).toBe('tooShort');
  expect(judgeHistory(steady().fill(NOTHING_KNOWN, 0, 7 * 24 + 1), 13)).toBeUndefined();
  expect(judgeHistory(new Int16Array(HOURS))).toBe('tooShort');
});

it('three of the last six hours are needed', () => {
  expect(judgeHistory(steady().fill(NOTHING_KNOWN, HOURS - 3))).toBeUndefined();
  expect(judgeHistory(steady().fill(NOTHING_KNOWN, HOURS - 4))).toBe('stale');
});

it('so are seven hours of ten in all', () => {
  expect(judgeHistory(mixed(4, NOTHING_KNOWN).fill(7, 0, 1))).toBeUndefined();
  expect(judgeHistory(mixed(3, NOTHING_KNOWN).fill(7, 0, 1))).toBe('gaps');
});

it('where it is not found now nothing is said, and why', () => {
  expect(judgeHistory(steady().fill(NOT_FOUND, HOURS - 2))).toBeUndefined();
  expect(judgeHistory(steady().fill(NOT_FOUND, HOURS - 3))).toBe('notFound');
  expect(judgeHistory(steady().fill(DEEP, HOURS - 3))).toBe('deep');
  // As many of both.
  const both = steady().fill(NOT_FOUND, HOURS - 4);
  expect(judgeHistory(both.fill(DEEP, HOURS - 2))).toBe('notFound');
});

it('two thirds of what was answered have to be places', () => {
  expect(judgeHistory(mixed(3, NOT_FOUND))).toBeUndefined();
  expect(judgeHistory(mixed(2, NOT_FOUND))).toBe('oftenAbsent');
});
