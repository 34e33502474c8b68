import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { partOf } from './card-parts.ts';
import { heightOf } from './place-scale.ts';
import type { SeenCard } from './seen-card.ts';

/** How sure the learned weights are, each figure measured on the stored pages. */
export type Doubts = {
  /**
   * How far, in height, four of five unchanged cards stay within from one page to that of the next hour: on the shelf
   * itself where enough of them were seen, else on all shelves. null: too few were seen anywhere.
   */
  hourly: number | null;
  /**
   * For each feature, how far the move of a card was from the predicted one, as a part of the predicted one and beyond
   * wandering, in four cases of five: where mostly that feature had changed, or any where it did so too seldom.
   * null: too few cards changed so much that it would show.
   */
  miss: readonly number[] | null;
  /** For each feature, a change as large as this was seen several times; 0: it hardly ever changed. */
  reach: readonly number[];
  /** The weights that are learned when a part of the cards is left out, each part once. */
  without: readonly (readonly number[])[];
};

/** One card from one page to the next: how far it moved, and what changed of it; `changes` is null where nothing did. */
export type Step = { sku: number; moved: number; changes: readonly number[] | null };

/** Pages are kept once an hour; a check may be late. */
const NEAR_MS = 1.5 * HOUR_MS;
const USUAL_SHARE = 0.8;
/** Steps of unchanged cards from which their wandering can be read. */
const ENOUGH_STEPS = 100;
/** Steps of changed cards from which the misses of predictions can be read. */
const ENOUGH_CHECKED = 20;
/**
 * Those of the largest changes: what somebody thinks of is rather large, and the many small ones miss otherwise. Not those
 * of the largest predicted moves: among them are few that were predicted too small.
 */
const MOST_CHECKED = 100;
/** A predicted move shows only where it is larger than wandering. */
const SHOWS = 1;
const NEARLY_ALL = 0.9;
/** A change that happened so many times is no freak. */
const SEVERAL = 8;

const usual = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * USUAL_SHARE)];

/** Steps between pages of neighbouring hours; without `moments` all neighbouring pages are taken for such. */
export function listSteps(pages: readonly (readonly SeenCard[])[], moments?: readonly number[]): Step[] {
  return pages.slice(1).flatMap((page, index) => {
    const gap = moments === undefined ? 0 : (moments[index + 1] ?? 0) - (moments[index] ?? 0);
    if (gap > NEAR_MS) return [];
    const earlier = new Map(pages[index]?.map((card) => [card.sku, card]));
    return page.flatMap((card): Step[] => {
      const before = earlier.get(card.sku);
      if (before === undefined) return [];
      const changes = card.features.map((value, place) => value - (before.features[place] ?? 0));
      const moved = heightOf(card.place) - heightOf(before.place);
      return [{ sku: card.sku, moved, changes: changes.every((change) => change === 0) ? null : changes }];
    });
  });
}

/** Four of five unchanged cards stay within this; undefined: too few were seen. */
export function measureHourly(steps: readonly Step[]): number | undefined {
  const still = steps.filter(({ changes }) => changes === null).map(({ moved }) => Math.abs(moved));
  return still.length < ENOUGH_STEPS ? undefined : usual(still);
}

export const gainOf = (weights: readonly number[], changes: readonly number[]): number =>
  changes.reduce((sum, change, index) => sum + change * (weights[index] ?? 0), 0);

/** Steps on a shelf, and its weights learned without each part of the cards. */
type WatchedShelf = { near: readonly Step[]; without: Doubts['without'] };
type Miss = { part: number; change: number; feature: number | undefined };

/**
 * How far predictions were off, as parts of the gains they were made of, and the feature that nearly all of each came
 * from. Gains of several features are unsure apart from each other, be it that together they come to nothing.
 */
export function listMisses({ near, without }: WatchedShelf, hourly: number): Miss[] {
  return near.flatMap(({ sku, moved, changes }): Miss[] => {
    // What was learned from a card itself would foretell it too well.
    const weights = without[partOf(sku)] ?? [];
    const gains = changes?.map((change, index) => change * (weights[index] ?? 0)) ?? [];
    const size = Math.hypot(...gains);
    if (size < Math.max(hourly * SHOWS, Number.EPSILON)) return [];
    const off = moved - gains.reduce((sum, gain) => sum + gain, 0);
    const beyond = Math.sqrt(Math.max(0, off ** 2 - hourly ** 2));
    const feature = gains.findIndex((gain) => Math.abs(gain) >= size * NEARLY_ALL);
    const change = Math.abs(changes?.[feature] ?? 0);
    return [{ part: beyond / size, change, feature: feature < 0 ? undefined : feature }];
  });
}

/** Of each feature; null: too little is known of all of them together. */
export function usualMisses(misses: readonly Miss[], size: number): number[] | null {
  const partsOf = (some: readonly Miss[]) => {
    const largest = some.toSorted((one, other) => other.change - one.change).slice(0, MOST_CHECKED);
    return largest.length < ENOUGH_CHECKED ? undefined : usual(largest.map(({ part }) => part));
  };
  const common = partsOf(misses);
  if (common === undefined) return null;
  return Array.from(
    { length: size },
    (_, index) => partsOf(misses.filter(({ feature }) => feature === index)) ?? common,
  );
}

/** A change as large as this was seen several times of each feature. */
export function measureReach(steps: readonly Step[], size: number): number[] {
  const largest = Array.from({ length: size }, (): number[] => []);
  for (const { changes } of steps) {
    if (changes === null) continue;
    for (const [index, change] of changes.entries()) if (change !== 0) largest[index]?.push(Math.abs(change));
  }
  return largest.map((sizes) => sizes.toSorted((one, other) => other - one)[SEVERAL - 1] ?? 0);
}

/** What is unsure on each shelf, by its name. */
export function measureDoubts(shelves: ReadonlyMap<string, WatchedShelf>, size: number): Map<string, Doubts> {
  const every = [...shelves.values()].flatMap(({ near }) => near);
  const hourlyOfAll = measureHourly(every) ?? null;
  const misses = [...shelves.values()].flatMap((shelf) => listMisses(shelf, hourlyOfAll ?? 0));
  const [miss, reach] = [usualMisses(misses, size), measureReach(every, size)];
  return new Map(
    [...shelves].map(([name, { near, without }]) => [
      name,
      { hourly: measureHourly(near) ?? hourlyOfAll, miss, reach, without },
    ]),
  );
}
