import { CARD_BOUNDS, type CardQuery } from '@vitrina/contract/product-card.ts';
import { normaliseQuery } from '../../queries/rules.ts';

export type FoundQuery = Omit<CardQuery, 'frequency'>;

/** One line a query: what the marketplace said of an own product, and the place on a shelf. */
export function mergeFound(...lists: readonly (readonly FoundQuery[])[]): FoundQuery[] {
  const merged = new Map<string, FoundQuery>();
  for (const one of lists.flat()) {
    const query = normaliseQuery(one.query);
    const known = merged.get(query);
    merged.set(query, {
      query,
      place: known?.place ?? one.place,
      averagePosition: known?.averagePosition ?? one.averagePosition,
      viewUsers: known?.viewUsers ?? one.viewUsers,
      orders: known?.orders ?? one.orders,
    });
  }
  return [...merged.values()];
}

/** Top by traffic: by the buyers who saw the product where that is told, then by the searches of the market. */
export function rankQueries(
  found: readonly FoundQuery[],
  frequencies: ReadonlyMap<string, number>,
): CardQuery[] {
  return found
    .map((one) => ({ ...one, frequency: frequencies.get(one.query) ?? null }))
    .toSorted(
      (a, b) =>
        (b.viewUsers ?? -1) - (a.viewUsers ?? -1) ||
        (b.frequency ?? -1) - (a.frequency ?? -1) ||
        a.query.localeCompare(b.query),
    )
    .slice(0, CARD_BOUNDS.queries);
}
