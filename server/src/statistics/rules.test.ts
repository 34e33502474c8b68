import { expect, test } from 'vitest';
import { betterOf, chooseLines, countTop } from './rules.ts';

test('a place is better than a larger one, and any is better than none', () => {
  expect([betterOf(3, 7), betterOf(7, 3), betterOf(3, 3)]).toEqual([3, 3, 3]);
  expect([betterOf(null, 7), betterOf(7, null), betterOf(null, null)]).toEqual([7, 7, null]);
});

test('the last place of a top belongs to it, and what was not found does not', () => {
  expect(countTop([1, 10, 11, null], 10)).toBe(2);
  expect(countTop([null], 10)).toBe(0);
  expect(countTop([], 10)).toBeNull();
});

test('products with the most queries come first, then the smaller number', () => {
  const of = (sku: number) => ({ sku, name: `товар ${sku}` });
  const tracked = [of(9), of(2), of(5), of(5), of(7)];
  expect(chooseLines(tracked, 3)).toEqual([of(5), of(2), of(7)]);
});
