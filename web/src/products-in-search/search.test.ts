import { expect, test } from 'vitest';
import { FIRST_SHELF, ProductsInSearchSearch } from './search.ts';

test('an address may name any city; one that no list has leaves it to be chosen', () => {
  for (const city of [1, 213, 1_000_000]) expect(ProductsInSearchSearch.parse({ city }).city).toBe(city);
  for (const city of [-1, 1_000_001, 'x']) expect(ProductsInSearchSearch.parse({ city }).city).toBe(0);
});

test('a spoiled address opens the screen as it begins', () => {
  const spoiled = {
    query: 5,
    depth: 7,
    at: null,
    against: [],
    view: 'list',
    rivals: 'x',
    whatIf: -1,
    toPrice: 99,
    toRating: 5.1,
    toDelivery: 1.5,
    toReviews: 'x',
    toStock: -1,
  };
  expect(ProductsInSearchSearch.parse(spoiled)).toEqual(FIRST_SHELF);
});

test('an address keeps what would be different of a card', () => {
  const wish = { whatIf: 501, toPrice: 99_000, toDelivery: 0, toRating: 4.9, toReviews: 0, toStock: 0 };
  expect(ProductsInSearchSearch.parse(wish)).toMatchObject(wish);
  expect(FIRST_SHELF).toMatchObject({ whatIf: 0, toPrice: null, toStock: null });
});
