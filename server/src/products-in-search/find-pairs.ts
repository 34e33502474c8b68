import type { StoredPlace } from '../shelves/list-places.ts';

/** They took turns at least so often: one change of order may be the better card getting its place. */
const SWAPS_OF_RIVALS = 2;

export type Pair = {
  skus: readonly [above: number, below: number];
  page: number;
  sharedMoments: number;
  swaps: number;
  isSwapping: boolean;
};

type Standing = { place: number; page: number };

function groupByMoment(places: readonly StoredPlace[]): Map<number, Map<number, Standing>> {
  const moments = new Map<number, Map<number, Standing>>();
  for (const { taken_at, sku, place, page } of places) {
    const at = taken_at.getTime();
    const standings = moments.get(at) ?? new Map<number, Standing>();
    standings.set(sku, { place, page });
    moments.set(at, standings);
  }
  return moments;
}

/** Both stand on one page, the first above the second (true) or below it; undefined: not together. */
function orderOf(standings: ReadonlyMap<number, Standing>, one: number, other: number): boolean | undefined {
  const [first, second] = [standings.get(one), standings.get(other)];
  if (first === undefined || second === undefined || first.page !== second.page) return undefined;
  return first.place < second.place;
}

function comparePair(moments: Iterable<ReadonlyMap<number, Standing>>, one: number, other: number) {
  let sharedMoments = 0;
  let swaps = 0;
  let last: boolean | undefined;
  for (const standings of moments) {
    const order = orderOf(standings, one, other);
    if (order === undefined) continue;
    sharedMoments += 1;
    if (last !== undefined && last !== order) swaps += 1;
    last = order;
  }
  return { sharedMoments, swaps, isSwapping: swaps >= SWAPS_OF_RIVALS };
}

/**
 * Own cards that stand on one page at a moment, pair by pair, with what the looks before it say about them; those that
 * take turns most often first. `places` are of own cards, in the order of their moments.
 */
export function findPairs(places: readonly StoredPlace[], shownAt: Date): Pair[] {
  const moments = groupByMoment(places);
  const shown = [...(moments.get(shownAt.getTime()) ?? [])].toSorted(([, a], [, b]) => a.place - b.place);
  const pairs = shown.flatMap(([above, { page }], index) =>
    shown
      .slice(index + 1)
      .filter(([, below]) => below.page === page)
      .map(([below]) => ({
        skus: [above, below] as const,
        page,
        ...comparePair(moments.values(), above, below),
      })),
  );
  return pairs.toSorted((a, b) => b.swaps - a.swaps);
}
