import { addDays, type Day } from '@vitrina/contract/dates.ts';
import type { Span } from './own-days.ts';

const WEEK_DAYS = 7;

export function countIn(stored: readonly Day[], { from, to }: Span): number {
  return stored.filter((day) => day >= from && day <= to).length;
}

/**
 * The week that ends on the newest of the days that a plan shows, and the week before it where the two can be compared:
 * the plan reaches it, and as many of its days are measured. null: no day is stored.
 */
export function lastWeeks(
  shown: readonly Day[],
  visible: Span,
): { week: Span; weekBefore: Span | null } | null {
  const newest = shown.at(-1);
  if (newest === undefined) return null;
  const start = addDays(newest, 1 - WEEK_DAYS);
  const week = { from: start < visible.from ? visible.from : start, to: newest };
  const before = { from: addDays(start, -WEEK_DAYS), to: addDays(start, -1) };
  const isComparable =
    before.from >= visible.from &&
    countIn(shown, before) > 0 &&
    countIn(shown, before) === countIn(shown, week);
  return { week, weekBefore: isComparable ? before : null };
}
