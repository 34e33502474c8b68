import type { SavedSearch } from '@vitrina/contract/saved-searches.ts';
import { FIRST_QUERIES, type SearchHistorySearch } from '../search.ts';

const NAMED_QUERIES = 3;

/** What it was called, or else its first queries. */
export function nameOfSearch({ name, queries }: Pick<SavedSearch, 'name' | 'queries'>): string {
  if (name !== '') return name;
  const first = queries.slice(0, NAMED_QUERIES).join(', ');
  return queries.length > NAMED_QUERIES ? `${first} +${queries.length - NAMED_QUERIES}` : first;
}

/** The question of the search in the address of the screen; how its answer is looked at stays as it is. */
export function searchState(
  { queries, cityId, from, to, window }: SavedSearch,
  now: SearchHistorySearch = FIRST_QUERIES,
): SearchHistorySearch {
  return { ...now, queries, city: cityId, from, to, window, selected: [], contains: '', page: 1 };
}
