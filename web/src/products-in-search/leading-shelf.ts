import type { getLeadingShelf } from '@vitrina/contract/products-in-search.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { ProductsInSearchSearch } from './search.ts';

type Leading = OutputOf<typeof getLeadingShelf>['shelf'];

/** An address that says a query or a city has a question of its own, be it half of one. */
export function namesShelf({ query, city }: Pick<ProductsInSearchSearch, 'query' | 'city'>): boolean {
  return query.trim() !== '' || city !== 0;
}

/** The state of the screen with the leading shelf where the address names none; its moments would be of another shelf. */
export function withLeading(
  search: ProductsInSearchSearch,
  leading: Leading | undefined,
): ProductsInSearchSearch {
  if (namesShelf(search) || leading === undefined || leading === null) return search;
  return { ...search, query: leading.query, city: leading.cityId, at: '', against: '' };
}
