import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';

type Tracked = {
  id: number;
  sku: number;
  cityId: number;
  isPaused: boolean;
  createdAt: Date;
  /** In the order in which they were added. */
  termIds: readonly number[];
};

export type RestingEntry = {
  id: number;
  /** The plan has no room for the product, so none of its queries is checked. */
  isResting: boolean;
  termIds: readonly number[];
};

type Room = { products: number; queries: number };

/** What is being checked comes first, then by age: whoever pauses something makes room for what rests. */
function inOrder(entries: readonly Tracked[]): Tracked[] {
  return entries.toSorted(
    (one, other) =>
      Number(one.isPaused) - Number(other.isPaused) ||
      one.createdAt.getTime() - other.createdAt.getTime() ||
      one.id - other.id,
  );
}

/**
 * What of a cabinet's tracking its plan has no room for (docs/decisions/0049): the oldest entries stay, and in the entry
 * in which the room ends the queries that were added first. A query that shares a shelf with those that stay may cost
 * nothing, and stays as well.
 */
export function judgeResting(entries: readonly Tracked[], room: Room): RestingEntry[] {
  const products = new Set<number>();
  const productsOfShelf = new Map<string, number>();
  let uniqueQueries = 0;
  return inOrder(entries).map(({ id, sku, cityId, isPaused, termIds }) => {
    if (!products.has(sku) && products.size >= room.products) return { id, isResting: true, termIds };
    products.add(sku);
    if (isPaused) return { id, isResting: false, termIds: [] };
    const resting = termIds.filter((termId) => {
      const shelf = `${cityId}|${termId}`;
      const before = productsOfShelf.get(shelf) ?? 0;
      const cost = before % POSITION_RULES.productsPerQuery === 0 ? 1 : 0;
      if (uniqueQueries + cost > room.queries) return true;
      uniqueQueries += cost;
      productsOfShelf.set(shelf, before + 1);
      return false;
    });
    return { id, isResting: false, termIds: resting };
  });
}
