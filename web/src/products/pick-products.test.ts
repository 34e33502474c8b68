import { expect, test } from 'vitest';
import { addProducts, toggleProduct } from './pick-products.ts';

test('a product is chosen and let go, and none beyond the maximum is taken', () => {
  expect(toggleProduct([1, 2], 2, 3)).toEqual([1]);
  expect(toggleProduct([1, 2], 3, 3)).toEqual([1, 2, 3]);
  expect(toggleProduct([1, 2, 3], 4, 3)).toEqual([1, 2, 3]);
  expect(toggleProduct([1, 2, 3], 1, 3)).toEqual([2, 3]);
});

test('those found are added once, as many as there is room for', () => {
  expect(addProducts([5, 1], [1, 2, 3], 3)).toEqual([5, 1, 2]);
  expect(addProducts([], [1, 2], 3)).toEqual([1, 2]);
  expect(addProducts([1, 2, 3], [4], 2)).toEqual([1, 2, 3]);
});
