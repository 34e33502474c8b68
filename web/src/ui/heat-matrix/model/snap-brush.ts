import type { TimeGrouping } from '@vitrina/contract/grouping.ts';

export type Brush = { first: number; last: number };

const WHOLE_DAYS: readonly TimeGrouping[] = ['Day', 'Week', 'Month'];

/** A stretch of heads, in whole days: shorter buckets take in all that share their day. */
export function snapBrush(
  from: number,
  to: number,
  days: readonly { first: number; count: number }[],
  grouping: TimeGrouping,
): Brush {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  if (WHOLE_DAYS.includes(grouping)) return { first, last };
  const begin = days.findLast((day) => day.first <= first);
  const end = days.findLast((day) => day.first <= last);
  return {
    first: begin?.first ?? first,
    last: end === undefined ? last : end.first + end.count - 1,
  };
}
