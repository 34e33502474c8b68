import type { TrackedShelf } from '../../shelves/rank-tracked.ts';

type Seen = {
  sku: number;
  query: string;
  cityId: number;
  place: number;
  title: string | null;
  imageUrl: string | null;
};

/** Another seller's card with how many of the queries it stands high in, and its best place there. */
export type Neighbour = {
  sku: number;
  title: string | null;
  imageUrl: string | null;
  queries: number;
  bestPlace: number;
};

/** Those that stand before the most buyers: by the demand of the shelves, each query once, then by their best place. */
export function rankRivals(seen: readonly Seen[], shelves: readonly TrackedShelf[]): Neighbour[] {
  const demand = new Map(shelves.map(({ query, count }) => [query, count ?? 0]));
  return [...Map.groupBy(seen, ({ sku }) => sku).values()]
    .flatMap((same) => {
      const [first] = same.toSorted((a, b) => a.place - b.place);
      if (first === undefined) return [];
      const { sku, title, imageUrl, place: bestPlace } = first;
      const queries = [...new Set(same.map(({ query }) => query))];
      const searched = queries.reduce((sum, query) => sum + (demand.get(query) ?? 0), 0);
      return [{ rival: { sku, title, imageUrl, queries: queries.length, bestPlace }, searched }];
    })
    .toSorted(
      (a, b) =>
        b.searched - a.searched ||
        b.rival.queries - a.rival.queries ||
        a.rival.bestPlace - b.rival.bestPlace ||
        a.rival.sku - b.rival.sku,
    )
    .map(({ rival }) => rival);
}
