import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import type { HistoryWindow } from '@vitrina/contract/search-history.ts';
import * as z from 'zod';

/** How many windows of one length the peak looks at, this one included. */
export const PEAK_WINDOWS = 4;

/** What of a window, and of the windows it is compared with, was measured. */
export const Coverage = z.object({
  /** Measured days of the window itself. */
  days: z.int(),
  /** Whether two weeks and twice 28 days up to its end were measured without a gap. */
  hasTwoWeeks: z.boolean(),
  hasTwoMonths: z.boolean(),
  /** Of the last four windows of this length, which were measured whole; this one first. */
  wholeWindows: z.array(z.boolean()).length(PEAK_WINDOWS),
});
export type Coverage = z.infer<typeof Coverage>;

function isMeasured(measured: ReadonlySet<Day>, last: Day, length: number): boolean {
  return listDays(addDays(last, 1 - length), last).every((day) => measured.has(day));
}

export function coverageOf(measured: ReadonlySet<Day>, day: Day, window: HistoryWindow): Coverage {
  return {
    days: listDays(addDays(day, 1 - window), day).filter((one) => measured.has(one)).length,
    hasTwoWeeks: isMeasured(measured, day, 14),
    hasTwoMonths: isMeasured(measured, day, 56),
    wholeWindows: Array.from({ length: PEAK_WINDOWS }, (_, index) =>
      isMeasured(measured, addDays(day, -index * window), window),
    ),
  };
}

/** A peak compares: this window and at least one before it must be whole. */
export function hasPeak({ wholeWindows }: Coverage): boolean {
  return wholeWindows[0] === true && wholeWindows.filter(Boolean).length > 1;
}

/** The last day of an ascending list that is not after the given one. */
export function lastAtOrBefore(days: readonly Day[], day: Day): Day | undefined {
  return days.findLast((one) => one <= day);
}

/**
 * The days whose running sums make a window and what it is compared with. A missing day has the sums of the one before
 * it; null stands before the first measured day, where every sum is zero.
 */
export function windowEnds(days: readonly Day[], day: Day, window: HistoryWindow) {
  const end = (back: number) => lastAtOrBefore(days, addDays(day, -back)) ?? null;
  const other = window === 7 ? 28 : 7;
  // A day is compared with both: a week is its other length, and these are the months.
  const months = window === 1 ? { month: end(28), month2: end(56) } : {};
  return {
    now: day,
    before: end(window),
    before2: end(2 * window),
    before3: end(3 * window),
    before4: end(4 * window),
    other: end(other),
    other2: end(2 * other),
    ...months,
  };
}
type WindowEnds = ReturnType<typeof windowEnds>;

/** No day of ours is before the epoch: the running sums of nothing. */
export const NO_DAY: Day = '1970-01-01';

/** As parameters of the statements made of window-expressions.ts. */
export function endParameters(ends: WindowEnds, coverage: Coverage): Record<string, string | number> {
  const days = Object.entries(ends).map(([end, day]) => [end, day ?? NO_DAY]);
  const whole = coverage.wholeWindows.map((isWhole, index) => [`whole${index + 1}`, Number(isWhole)]);
  return Object.fromEntries([...days, ...whole]);
}
