import type { ProductNumbers } from '../assortment/number-products.ts';
import type { Moment } from '../calendar.ts';
import { mix, unit } from '../chance.ts';
import type { ChangeLog } from '../changes/open-change-log.ts';
import type { Shelf } from './create-shelves.ts';

/** Two cards of one seller that searches take for one thing, by the smaller SKU first. */
type TwinPair = { skus: readonly [number, number]; fromMs: number; untilMs: number };

export type Twins = {
  at(ms: number): readonly TwinPair[];
  /** How well each product of a shelf fits at a moment: of two twins on it, one is held back. */
  relevanceOn(shelf: Shelf, moment: Moment): Float64Array;
};

// The one that is not shown fits the text as if it lacked some words.
const HELD_BACK = 0.84;
// Each is in front for a part of every cycle, and where the parts meet differs from cycle to cycle.
const SHORTEST_CYCLE_HOURS = 24;
const CYCLE_SPREAD_HOURS = 37;
const LEAST_PART = 0.25;

/** Whether the second of a pair is the one in front at an hour. */
export function isSecondInFront(pairHash: number, hour: number): boolean {
  const cycleHours = SHORTEST_CYCLE_HOURS + (pairHash % CYCLE_SPREAD_HOURS);
  const shifted = hour + (pairHash >>> 16);
  const cycle = Math.floor(shifted / cycleHours);
  const share = LEAST_PART + (1 - 2 * LEAST_PART) * unit(mix(pairHash, cycle));
  return shifted - cycle * cycleHours >= share * cycleHours;
}

export function createTwins(
  numbers: Pick<ProductNumbers, 'skuOf' | 'indexOf'>,
  log: Pick<ChangeLog, 'twinsAt'>,
  seed: number,
): Twins {
  const listAt = (ms: number): TwinPair[] =>
    log.twinsAt(ms).map(({ sku, otherSku, atMs, untilMs }) => ({
      skus: [Math.min(sku, otherSku), Math.max(sku, otherSku)],
      fromMs: atMs,
      untilMs,
    }));

  return {
    at: listAt,
    relevanceOn({ indexes, relevance, textHash }, { ms, hour }) {
      let shared: Float64Array | undefined;
      for (const { skus } of listAt(ms)) {
        const [first, second] = skus.map((sku) => indexes.indexOf(numbers.indexOf(sku) ?? -1));
        if (first === undefined || second === undefined || first < 0 || second < 0) continue;
        shared ??= relevance.slice();
        const fit = Math.max(relevance[first] ?? 0, relevance[second] ?? 0);
        const isSecond = isSecondInFront(mix(mix(seed, skus[0]), mix(skus[1], textHash)), hour);
        shared[first] = isSecond ? fit * HELD_BACK : fit;
        shared[second] = isSecond ? fit : fit * HELD_BACK;
      }
      return shared ?? relevance;
    },
  };
}
