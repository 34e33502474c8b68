import type { SavedSearch } from '@vitrina/contract/saved-searches.ts';
import { expect, test } from 'vitest';
import { FIRST_QUERIES } from '../search.ts';
import { searchState } from './rules.ts';

const SEARCH = {
  id: 1,
  name: '',
  queries: ['чай', 'кофе', 'какао', 'кисель', 'морс'],
  cityId: 213,
  from: '2026-02-01',
  to: '2026-02-28',
  window: 28,
  lastRunAt: null,
} as unknown as SavedSearch;

test('running it opens its queries, city, period and window, and keeps how one looks at them', () => {
  const now = {
    ...FIRST_QUERIES,
    mode: 'multi' as const,
    sort: 'gmv' as const,
    page: 5,
    selected: ['чай'],
    contains: 'ч',
  };
  expect(searchState(SEARCH, now)).toEqual({
    ...now,
    queries: SEARCH.queries,
    city: 213,
    from: '2026-02-01',
    to: '2026-02-28',
    window: 28,
    page: 1,
    selected: [],
    contains: '',
  });
});
