import type { Site } from './site.ts';

export type Room = { name: string; lines: number; sites: readonly Site[] };

/** mulberry32: numbers from 0 to 1 that follow from the seed alone. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** So many sites, of each room in proportion to its lines, and of each file one at most. */
export function drawSites(rooms: readonly Room[], count: number, seed: number): Site[] {
  const random = seededRandom(seed);
  const shares = shareOut(
    rooms.map(({ lines }) => lines),
    count,
  );
  return rooms.flatMap(({ sites }, k) => {
    const seen = new Set<string>();
    return shuffle(sites, random)
      .filter(({ file }) => !seen.has(file) && seen.add(file))
      .slice(0, shares[k]);
  });
}

/** Whole numbers that add up to `count`, in proportion to the weights: the largest remainders get what is left. */
export function shareOut(weights: readonly number[], count: number): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (weight * count) / all);
  const shares = exact.map(Math.floor);
  const left = count - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, k) => ({ k, rest: value % 1 }))
    .toSorted((one, other) => other.rest - one.rest);
  for (const { k } of byRemainder.slice(0, left)) shares[k] = (shares[k] ?? 0) + 1;
  return shares;
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item);
}
