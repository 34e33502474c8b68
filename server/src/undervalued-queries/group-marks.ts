import { MARK_NAMES, type MarkName } from './scale.ts';

/** Of eight bytes each. Exact places of a market hold every value at once, and a read has 500 MB on a node of 6 GB. */
const VALUES_AT_ONCE = 10_000_000;

/** Marks that one read of so many queries can find together: all of them in a usual market, fewer in a larger one. */
export function groupMarks(queries: number): MarkName[][] {
  const atOnce = Math.min(MARK_NAMES.length, Math.max(1, Math.floor(VALUES_AT_ONCE / queries)));
  const groups = Math.ceil(MARK_NAMES.length / atOnce);
  return Array.from({ length: groups }, (_, n) => MARK_NAMES.slice(n * atOnce, (n + 1) * atOnce));
}
