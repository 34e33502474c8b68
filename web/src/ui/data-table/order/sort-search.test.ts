import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { searchOfSort, sortInSearch, sortSearch } from './sort-search.ts';

const KEYS = ['name', 'price'] as const;
const Search = z.object(sortSearch(KEYS));

test('an order in the address is the order of the table and back', () => {
  const sort = { sort: 'price', direction: 'desc', thenSort: 'name', thenDirection: 'asc' } as const;
  expect(searchOfSort(sort, KEYS)).toEqual(sort);
  expect(sortInSearch(z.parse(Search, sort))).toEqual(sort);
});

test('rows as they come leave nothing in the address', () => {
  expect(sortInSearch(z.parse(Search, {}))).toBeUndefined();
  expect(Object.values(searchOfSort(undefined, KEYS)).every((part) => part === undefined)).toBe(true);
});

test('what somebody wrote by hand opens the table all the same', () => {
  expect(sortInSearch(z.parse(Search, { sort: 'name' }))).toMatchObject({ sort: 'name', direction: 'asc' });
  expect(sortInSearch(z.parse(Search, { sort: 'colour', direction: 'up', thenSort: 7 }))).toBeUndefined();
  expect(
    searchOfSort({ sort: 'price', direction: 'asc', thenSort: 'colour', thenDirection: 'desc' }, KEYS),
  ).toEqual({
    sort: 'price',
    direction: 'asc',
    thenSort: undefined,
    thenDirection: undefined,
  });
});
