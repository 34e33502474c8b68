import type { SavedSearch } from '@vitrina/contract/saved-searches.ts';
import { FIRST_QUERIES, type SearchHistorySearch } from '../search.ts';

/** The question of the search in the address of the screen; how its answer is looked at stays as it is. */
export function searchState(
  { queries, cityId, from, to, window }: SavedSearch,
  now: SearchHistorySearch = FIRST_QUERIES,
): SearchHistorySearch {
  return { ...now, queries, city: cityId, from, to, window, selected: [], contains: '', page: 1 };
}
