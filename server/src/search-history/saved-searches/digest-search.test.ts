import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestSearch, type SearchKey } from './digest-search.ts';

const KEY: SearchKey = {
  marketplace: 'ozon',
  queries: ['чайник', 'ковёр большой'],
  cityId: 213,
  from: '2026-02-01',
  to: '2026-02-28',
};

test('order, case, ё, spaces and repeats of queries do not make another search', () => {
  const same = ['  Ковер  БОЛЬШОЙ ', 'Чайник', 'чайник'];
  expect(digestSearch({ ...KEY, queries: same })).toBe(digestSearch(KEY));
});

test.each<[string, Partial<SearchKey>]>([
  ['another marketplace', { marketplace: 'wb' }],
  ['another city', { cityId: 0 }],
  ['another first day', { from: '2026-02-02' }],
  ['another last day', { to: '2026-03-01' }],
  ['one query less', { queries: ['чайник'] }],
  ['two queries as one', { queries: ['чайник ковёр большой'] }],
])('%s is another search', (_, change) => {
  expect(digestSearch({ ...KEY, ...change })).not.toBe(digestSearch(KEY));
});

test('whatever the queries are, turning them round changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), (queries) => {
      expect(digestSearch({ ...KEY, queries: queries.toReversed() })).toBe(digestSearch({ ...KEY, queries }));
    }),
  );
});
