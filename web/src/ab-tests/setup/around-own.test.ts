import { expect, test } from 'vitest';
import { aroundOwn } from './around-own.ts';

const page = (length: number) => Array.from({ length }, (_, sku) => ({ sku }));
const places = (own: number, length: number) => aroundOwn(page(length), own, 5).map(({ sku }) => sku);

test.each([
  ['in the middle', 6, 12, [4, 5, 6, 7, 8]],
  ['near the beginning', 1, 12, [0, 1, 2, 3, 4]],
  ['at the end', 11, 12, [7, 8, 9, 10, 11]],
  ['not there', -1, 12, [0, 1, 2, 3, 4]],
  ['on a short page', 1, 3, [0, 1, 2]],
  ['on no page', -1, 0, []],
] as const)('%s', (_where, own, length, shown) => {
  expect(places(own, length)).toEqual(shown);
});
