import { expect, test } from 'vitest';
import { FIRST_SHELF, ProductsInSearchSearch } from './search.ts';

test('an address may name any city; one that no list has leaves it to be chosen', () => {
  for (const city of [1, 213, 1_000_000]) expect(ProductsInSearchSearch.parse({ city }).city).toBe(city);
  for (const city of [-1, 1_000_001, 'x']) expect(ProductsInSearchSearch.parse({ city }).city).toBe(0);
});

test('a spoiled address opens the screen as it begins', () => {
  const spoiled = { query: 5, depth: 7, at: null, against: [], view: 'list' };
  expect(ProductsInSearchSearch.parse(spoiled)).toEqual(FIRST_SHELF);
});
