import { JUMP_DIRECTIONS } from '@vitrina/contract/sharp-jumps.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeShareOf, directionOf, isAlike } from './rules.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 });

test('whatever changed is of exactly one direction, and what did not is of none', () => {
  fc.assert(
    fc.property(amount, amount, (before, after) => {
      const direction = directionOf(before, after);
      expect(direction === undefined).toBe(before === after);
      if (direction !== undefined) expect(JUMP_DIRECTIONS).toContain(direction);
    }),
  );
});

test('turned round in time a rise is a fall, and what is new has vanished', () => {
  const turned = { rise: 'fall', fall: 'rise', new: 'vanished', vanished: 'new' } as const;
  fc.assert(
    fc.property(amount, amount, (before, after) => {
      const direction = directionOf(before, after);
      expect(directionOf(after, before)).toBe(direction && turned[direction]);
    }),
  );
});

test.each([
  [0, 50, 'new', null],
  [5, 100, 'new', null],
  [6, 100, 'rise', 100 / 6 - 1],
  [100, 110, 'rise', 0.1],
  [100, 50, 'fall', -0.5],
  [100, 5, 'vanished', -0.95],
  [100, 0, 'vanished', -1],
] as const)('from %i to %i is %s', (before, after, direction, share) => {
  expect(directionOf(before, after)).toBe(direction);
  if (share === null) expect(changeShareOf(before, after)).toBeNull();
  else expect(changeShareOf(before, after)).toBeCloseTo(share, 10);
});

test('a year ago alike is the same way and at least half as far, from a base that says something', () => {
  const now = { before: 1000, after: 2000 };
  expect(isAlike(now, { before: 500, after: 1000 }, 200)).toBe(true);
  expect(isAlike(now, { before: 500, after: 720 }, 200)).toBe(true);
  expect(isAlike(now, { before: 500, after: 690 }, 200)).toBe(false);
  expect(isAlike(now, { before: 1000, after: 500 }, 200)).toBe(false);
  expect(isAlike(now, { before: 50, after: 100 }, 200)).toBe(false);
});
