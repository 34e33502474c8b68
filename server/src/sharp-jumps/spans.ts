import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import type { StatisticsWindow } from '@vitrina/contract/search-history.ts';
import { JUMP_BOUNDS, type JumpSpans } from '@vitrina/contract/sharp-jumps.ts';
import { lastAtOrBefore } from '../queries/measured-days.ts';

/** Two windows of equal length, the later one ending on the given day. */
export function spansOf(days: readonly Day[], day: Day, window: StatisticsWindow): JumpSpans {
  const measured = new Set(days);
  const span = (to: Day) => {
    const from = addDays(to, 1 - window);
    return { from, to, measured: listDays(from, to).map((one) => measured.has(one)) };
  };
  const [before, after] = [span(addDays(day, -window)), span(day)];
  const isCovered = (parts: readonly boolean[]) =>
    parts.filter(Boolean).length >= JUMP_BOUNDS.leastCoverage * window;
  const comparedDays = listPairs(before.measured, after.measured).length;
  return {
    before,
    after,
    comparedDays,
    isComparable: isCovered(before.measured) && isCovered(after.measured) && comparedDays > 0,
  };
}

/** Places in a window, counted from its first day, that were measured in both. */
function listPairs(before: readonly boolean[], after: readonly boolean[]): number[] {
  return after.flatMap((isMeasured, place) => (isMeasured && before[place] === true ? [place] : []));
}

/** How often a day's running sum is added in the earlier and in the later window: 1, 0 or -1. */
export type SumEnd = { day: Day; before: number; after: number };

/**
 * The running sums whose differences are both windows over the days that were measured in both: a Monday that one of
 * them lacks is left out of the other as well. Ends of days that follow each other cancel out.
 */
export function listSumEnds(days: readonly Day[], { before, after }: JumpSpans): SumEnd[] {
  const ends = new Map<Day, SumEnd>();
  const add = (side: 'before' | 'after', day: Day | undefined, weight: 1 | -1) => {
    // Before the first measured day every sum is zero.
    if (day === undefined) return;
    const end = ends.get(day) ?? { day, before: 0, after: 0 };
    end[side] += weight;
    ends.set(day, end);
  };
  const pairs = listPairs(before.measured, after.measured);
  for (const [side, span] of [['before', before] as const, ['after', after] as const])
    for (const place of pairs) {
      const day = addDays(span.from, place);
      add(side, day, 1);
      add(side, lastAtOrBefore(days, addDays(day, -1)), -1);
    }
  return [...ends.values()]
    .filter((end) => end.before !== 0 || end.after !== 0)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
}
