import type { Lift } from '@vitrina/contract/undervalued-queries.ts';

/** Sums of the eight weeks up to the day of a list and of the eight weeks after it. */
export type Change = { before: number; after: number };

const LOW = 0.025;
const HIGH = 0.975;

function growthOf(changes: readonly Change[]): number | null {
  const before = changes.reduce((sum, change) => sum + change.before, 0);
  return before === 0 ? null : changes.reduce((sum, change) => sum + change.after, 0) / before;
}

function placeOf(ascending: readonly number[], part: number): number {
  return ascending[Math.round(part * (ascending.length - 1))] ?? 0;
}

/**
 * How much more a list grew than random picks did. A list that was random itself is one more such pick, so 95 % of them
 * lie within these bounds around 1, whatever the numbers are like. null: somebody had nothing to grow from.
 */
export function measureLift(list: readonly Change[], draws: readonly (readonly Change[])[]): Lift | null {
  const listGrowth = growthOf(list);
  const ascending = draws
    .map((draw) => growthOf(draw) ?? 0)
    .filter((growth) => growth > 0)
    .toSorted((a, b) => a - b);
  if (listGrowth === null || ascending.length === 0 || ascending.length < draws.length) return null;
  const randomGrowth = placeOf(ascending, 0.5);
  const [low, high] = [listGrowth / placeOf(ascending, HIGH), listGrowth / placeOf(ascending, LOW)];
  const verdict = low > 1 ? 'better' : high < 1 ? 'worse' : 'cannotSay';
  return { value: listGrowth / randomGrowth, low, high, listGrowth, randomGrowth, verdict };
}
