import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readTags, writeTags } from '../products/tags/tags-in-address.ts';
import { FIRST_PRODUCTS, ProductTablesSearch } from './search.ts';

test('tags go into the address and come back', () => {
  expect(readTags(writeTags([3, 17]))).toEqual([3, 17]);
  expect(readTags(writeTags([1]))).toEqual([1]);
  expect(readTags(writeTags([]))).toEqual([]);
  expect(z.parse(ProductTablesSearch, { tags: '3.17' }).tags).toBe('3.17');
});

test.each(['x', '3..4', '3,4', '-1', '3.', 7])('an address that says tags=%s asks for no tags', (tags) => {
  expect(z.parse(ProductTablesSearch, { tags })).toEqual(FIRST_PRODUCTS);
});

test('a product is unfolded by its SKU', () => {
  expect([0, 1, 5, -1].map((open) => z.parse(ProductTablesSearch, { open }).open)).toEqual([0, 1, 5, 0]);
});
