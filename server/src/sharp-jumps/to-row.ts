import { addDays } from '@vitrina/contract/dates.ts';
import type { HolidayDay, JumpRow } from '@vitrina/contract/sharp-jumps.ts';
import { findFirstHour, findFirstOut } from './first-seen.ts';
import { findHoliday } from './holidays.ts';
import type { Jump } from './list-jumps.ts';
import type { PastWindows } from './past-windows.ts';
import type { WindowComparison } from './plan-comparison.ts';
import { robustZ } from './robust.ts';
import { changeShareOf, isAlike } from './rules.ts';
import type { DayHours } from './whole-hours.ts';

/** What is known of one query beside its two sums. */
export type Found = {
  text: string;
  spelling: JumpRow['spelling'];
  counts: (number | null)[];
  windows: PastWindows | undefined;
  hours: DayHours | undefined;
  best: JumpRow['best'];
  note: JumpRow['note'];
};

function firstSeenOf(
  { before, after }: Jump,
  { spans, window, metric }: WindowComparison,
  { counts, hours }: Pick<Found, 'counts' | 'hours'>,
): JumpRow['firstSeen'] {
  const side = after > before ? 'up' : 'down';
  const place = findFirstOut(counts.slice(0, window), counts.slice(window), side);
  if (place === null) return null;
  const day = addDays(spans.after.from, place);
  const ofDay = hours?.get(day);
  // Hours are known of searches alone.
  if (metric !== 'count' || !hours || !ofDay) return { day, hour: null };
  const earlier = [...hours].filter(([other]) => other <= spans.before.to).map(([, counted]) => counted);
  return { day, hour: findFirstHour(ofDay, earlier, side) };
}

function lastYearOf(
  jump: Jump,
  windows: PastWindows | undefined,
  comparison: WindowComparison,
  base: number,
): JumpRow['lastYear'] {
  // Windows that lack a day are smaller than those of last year.
  if (!windows?.lastYear || comparison.spans.comparedDays < comparison.window) return null;
  const { lastYear } = windows;
  return { ...lastYear, isAlike: isAlike(jump, lastYear, base) };
}

export function toRow(
  jump: Jump,
  found: Found,
  {
    market: comparison,
    base,
    holidays,
  }: { market: WindowComparison; base: number; holidays: readonly HolidayDay[] },
): JumpRow {
  const { before, after } = jump;
  const { text, spelling, counts, windows, best, note } = found;
  const isWhole = comparison.spans.comparedDays === comparison.window;
  return {
    query: text,
    spelling,
    before,
    after,
    changeShare: changeShareOf(before, after),
    z: isWhole && windows ? robustZ(after, windows.past) : null,
    firstSeen: firstSeenOf(jump, comparison, found),
    counts,
    lastYear: lastYearOf(jump, windows, comparison, base),
    holiday: findHoliday(text, holidays) ?? null,
    note,
    best,
  };
}
