import { setImmediate } from 'node:timers/promises';
import type { Line } from './compare-lines.ts';
import { findJumps } from './find-jumps.ts';
import { type Judged, judgePair, LEAST_EXCHANGES, type SharedShelf } from './judge-pair.ts';
import type { OwnShelf } from './shared-shelf.ts';

/** The smaller SKU first. */
export type Rivals = Judged & { skus: readonly [number, number] };

type PreparedShelf = { query: string; cityId: number; cards: ReadonlyMap<number, Line> };
/** Of two SKUs, the smaller first. */
type PairKey = `${number}|${number}`;

const keyOf = (one: number, other: number): PairKey => `${Math.min(one, other)}|${Math.max(one, other)}`;

function prepare({ query, cityId, cards }: OwnShelf): PreparedShelf {
  const lines = [...cards].map(([sku, places]) => [sku, { places, jumps: findJumps(places) }] as const);
  return { query, cityId, cards: new Map(lines) };
}

/** Adds the hours at which one card of a shelf jumped up and another down: all others need no comparison. */
function noteExchanges({ cards }: PreparedShelf, found: Map<PairKey, Set<number>>): void {
  const [ups, downs] = [new Map<number, number[]>(), new Map<number, number[]>()];
  for (const [sku, { jumps }] of cards) {
    for (const [hour, up] of jumps) {
      const side = up > 0 ? ups : downs;
      side.set(hour, [...(side.get(hour) ?? []), sku]);
    }
  }
  for (const [hour, risen] of ups) {
    for (const one of risen) {
      for (const other of downs.get(hour) ?? []) {
        const key = keyOf(one, other);
        const hours = found.get(key) ?? new Set();
        found.set(key, hours.add(hour));
      }
    }
  }
}

/** The shelves that two cards share. */
function shareShelves(
  shelves: readonly PreparedShelf[],
  [one, other]: readonly [number, number],
): SharedShelf[] {
  return shelves.flatMap(({ query, cityId, cards }) => {
    const [first, second] = [cards.get(one), cards.get(other)];
    return first === undefined || second === undefined
      ? []
      : [{ query, cityId, lines: [first, second] as const }];
  });
}

/** Own cards that take each other's places, in whatever order they and their shelves come. */
export async function findRivals(shelves: readonly OwnShelf[]): Promise<Rivals[]> {
  const prepared: PreparedShelf[] = [];
  const candidates = new Map<PairKey, Set<number>>();
  for (const shelf of shelves) {
    const one = prepare(shelf);
    prepared.push(one);
    noteExchanges(one, candidates);
    // A cabinet has hundreds of shelves: other requests go on between them.
    await setImmediate();
  }
  const rivals: Rivals[] = [];
  for (const [key, hours] of candidates) {
    if (hours.size < LEAST_EXCHANGES) continue;
    const [one = 0, other = 0] = key.split('|').map(Number);
    const skus = [one, other] as const;
    const judged = judgePair(shareShelves(prepared, skus));
    if (judged !== undefined) rivals.push({ ...judged, skus });
    await setImmediate();
  }
  return rivals.toSorted(
    (a, b) => b.exchanges - a.exchanges || a.skus[0] - b.skus[0] || a.skus[1] - b.skus[1],
  );
}
