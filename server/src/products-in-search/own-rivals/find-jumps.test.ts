import { expect, it } from 'vitest';
import { findJumps } from './find-jumps.ts';

const up = (before: number, now: number) => Math.log((before + 10) / (now + 10));

it('a step far beyond the usual ones is a jump, up or down, at the hour that it led to', () => {
  const jumps = findJumps([10, 10, 11, 10, 40, 40, 41, 40, 9, 9]);
  expect([...jumps.keys()]).toEqual([4, 8]);
  expect(jumps.get(4)).toBeCloseTo(up(10, 40), 9);
  expect(jumps.get(8)).toBeCloseTo(up(40, 9), 9);
  expect(jumps.get(8)).toBeGreaterThan(0);
});

it('of a card that stands still a step from 10 to 14 is nothing, and one to 15 is', () => {
  expect(findJumps([10, 10, 10, 10, 14]).size).toBe(0);
  expect([...findJumps([10, 10, 10, 10, 15]).keys()]).toEqual([4]);
});

it('everybody wanders: of a restless card the same step is nothing', () => {
  expect(findJumps([10, 13, 10, 13, 10, 13, 20]).size).toBe(0);
});

it('no step leads over an hour that was not read', () => {
  expect(findJumps([10, 10, 0, 90, 90]).size).toBe(0);
  expect(findJumps([]).size).toBe(0);
});
