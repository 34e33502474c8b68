import type { Memory } from './judge-fall.ts';

/** What stands still may fall as well. */
const LEAST_WANDERING = 0.02;

/** How much there is to notice in a check: what its products do there, times how many buyers see it (by magnitude). */
export function ratePriority(memories: readonly Memory[], demand: number): number {
  const wandering = memories.reduce((most, [, own]) => Math.max(most, own), LEAST_WANDERING);
  return wandering * Math.log2(2 + demand);
}
