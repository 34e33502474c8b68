import { expect, test } from 'vitest';
import { nameOfSearch } from './name-of-search.ts';

const SEARCH = { name: '', queries: ['чай', 'кофе', 'какао', 'кисель', 'морс'] };

test('without a name its first queries name it', () => {
  expect(nameOfSearch(SEARCH)).toBe('чай, кофе, какао +2');
  expect(nameOfSearch({ ...SEARCH, queries: ['чай'] })).toBe('чай');
  expect(nameOfSearch({ ...SEARCH, queries: ['чай', 'кофе', 'какао'] })).toBe('чай, кофе, какао');
  expect(nameOfSearch({ ...SEARCH, name: 'Утро' })).toBe('Утро');
});
