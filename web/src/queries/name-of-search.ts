import type { SavedSearch } from '@vitrina/contract/saved-searches.ts';

const NAMED_QUERIES = 3;

/** What it was called, or else its first queries. */
export function nameOfSearch({ name, queries }: Pick<SavedSearch, 'name' | 'queries'>): string {
  if (name !== '') return name;
  const first = queries.slice(0, NAMED_QUERIES).join(', ');
  return queries.length > NAMED_QUERIES ? `${first} +${queries.length - NAMED_QUERIES}` : first;
}
