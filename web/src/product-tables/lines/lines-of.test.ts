import { expect, test } from 'vitest';
import { lastOf, linesOf } from './lines-of.ts';

test('of an external product only its places are known', () => {
  expect(linesOf({ isExternal: true })).toEqual(['place']);
  expect(linesOf({ isExternal: false })).toEqual(['place', 'viewUsers', 'orders']);
});

test('the newest number is the last that was measured, a nought too', () => {
  expect(lastOf([4, null, 7, null])).toBe(7);
  expect(lastOf([4, 0])).toBe(0);
  expect(lastOf([null, null])).toBeNull();
  expect(lastOf([])).toBeNull();
});
