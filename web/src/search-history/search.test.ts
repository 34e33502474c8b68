import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FIRST_QUERIES, SearchHistorySearch } from './search.ts';

const read = (search: object) => z.parse(SearchHistorySearch, search);

test('a list of queries and a single one are both a state of the screen', () => {
  expect(read({ queries: ['чайник', 'термос'] }).queries).toEqual(['чайник', 'термос']);
  expect(read({ queries: 'чайник' }).queries).toEqual(['чайник']);
});

test('rubbish in the address opens the screen as it begins', () => {
  const rubbish = { queries: { a: 1 }, city: 'x', window: 8, sort: 'nothing', page: -1, thenSort: 5 };
  expect(read(rubbish)).toEqual(FIRST_QUERIES);
});
