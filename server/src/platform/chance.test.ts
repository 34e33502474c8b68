import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance, draw } from './chance.ts';

test('a seed gives the same numbers every time, spread over 0 to 1', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const [one, other] = [createChance(seed), createChance(seed)];
      const numbers = Array.from({ length: 400 }, one);
      expect(Array.from({ length: 400 }, other)).toEqual(numbers);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThan(1);
      expect(Math.abs(numbers.reduce((sum, number) => sum + number, 0) / 400 - 0.5)).toBeLessThan(0.1);
    }),
  );
});

test('a draw of all members has each of them once', () => {
  expect(draw([1, 2, 3, 4], 9, createChance(5)).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
  expect(draw([1, 2, 3, 4], 2, createChance(5))).toHaveLength(2);
});
