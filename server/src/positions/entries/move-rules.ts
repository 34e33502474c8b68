import { shelfKey, type Tracking, withAddition } from '../rules.ts';

type Moved = { sku: number; fromCity: number; toCity: number; queries: readonly string[] };

/** What would be tracked after an entry went to another city with all its queries. */
export function withMove(
  { skus, productsOfShelf }: Tracking,
  { sku, fromCity, toCity, queries }: Moved,
): Tracking {
  const shelves = new Map(productsOfShelf);
  for (const query of queries) {
    const key = shelfKey(fromCity, query);
    const left = (shelves.get(key) ?? 0) - 1;
    if (left > 0) shelves.set(key, left);
    else shelves.delete(key);
  }
  return withAddition({ skus, productsOfShelf: shelves }, { sku, cityId: toCity, queries });
}
