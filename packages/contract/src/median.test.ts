import { expect, test } from 'vitest';
import { median, middleOf } from './median.ts';

test('the median of an even number is the middle of both', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNull();
});

test('values are compared as numbers, and both in the middle are values themselves', () => {
  expect(middleOf([100, 9, 20])).toEqual([20, 20]);
  expect(middleOf([100, 9, 20, 30])).toEqual([20, 30]);
  expect(middleOf([])).toEqual([undefined, undefined]);
});
