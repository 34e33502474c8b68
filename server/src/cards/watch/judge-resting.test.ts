import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeResting } from './judge-resting.ts';

const product = (sku: number, day = sku, isPaused = false) => ({
  sku,
  isPaused,
  addedAt: new Date(Date.UTC(2026, 0, day)),
});

it('with room for everything nothing rests', () => {
  expect(judgeResting([product(1), product(2)], 2)).toEqual(new Set());
});

it('the newest rest, those of one moment by their SKU', () => {
  expect(judgeResting([product(3), product(1), product(2)], 2)).toEqual(new Set([3]));
  expect(judgeResting([product(9, 1), product(8, 1), product(7, 1)], 1)).toEqual(new Set([8, 9]));
});

it('what is paused goes behind what is looked at', () => {
  expect(judgeResting([product(1, 1, true), product(2), product(3)], 2)).toEqual(new Set([1]));
});

it('a plan without the radar lets everything rest', () => {
  expect(judgeResting([product(1)], 0)).toEqual(new Set([1]));
});

it('what stays fits, and nothing rests that would have fitted', () => {
  const products = fc.uniqueArray(
    fc.record({
      sku: fc.integer({ min: 1, max: 100 }),
      isPaused: fc.boolean(),
      addedAt: fc.date({ noInvalidDate: true }),
    }),
    { selector: ({ sku }) => sku, maxLength: 60 },
  );
  fc.assert(
    fc.property(products, fc.integer({ min: 0, max: 70 }), (some, room) => {
      expect(some.length - judgeResting(some, room).size).toBe(Math.min(some.length, room));
    }),
  );
});
