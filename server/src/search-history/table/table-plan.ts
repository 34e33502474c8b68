import { addDays, type Day, daysBetween } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { HistoryWindow } from '@vitrina/contract/search-history.ts';
import { type Coverage, coverageOf, lastAtOrBefore } from '../../queries/measured-days.ts';
import type { DayWindows } from '../../queries/tables.ts';
import type { RequestedOrder } from './order-of.ts';

export type TableInput = RequestedOrder & {
  cabinetId: number;
  marketplace: Marketplace;
  cityId: number;
  from: Day;
  to: Day;
  window: HistoryWindow;
  contains: string;
  isEmptyHidden: boolean;
  isMisspelt?: boolean;
  /** Other sources have something that the cabinet may see. */
  hasOthers: boolean;
};

/** What was asked, and which measured days answer it. Fixed once, so that all pages of a download are of one day. */
export type TablePlan = TableInput & {
  /** All measured days of the marketplace (or of the city), oldest first. */
  days: readonly Day[];
  /** The last measured day of the period, where the statistics window ends. */
  end: { day: Day; takenAt: Date | null; hasWindows: boolean; coverage: Coverage } | null;
};

type Measured = {
  days: readonly Day[];
  about: (day: Day) => { takenAt: Date | null; windows: DayWindows | null };
};

export function planTable(input: TableInput, { days, about }: Measured): TablePlan {
  const day = lastAtOrBefore(days, input.to);
  if (day === undefined || day < input.from) return { ...input, days, end: null };
  const { takenAt, windows } = about(day);
  // Ready-made windows cover what was measured when they were made.
  const ready = input.window === 1 ? undefined : windows?.[input.window];
  const coverage = ready ?? coverageOf(new Set(days), day, input.window);
  return { ...input, days, end: { day, takenAt, coverage, hasWindows: ready !== undefined } };
}

/** Places the daily counts of a query on the days of the period; a day that was not measured stays null. */
export function spreadCounts(
  { from, to, days }: Pick<TablePlan, 'from' | 'to' | 'days'>,
  counts: ReadonlyMap<Day, number>,
): (number | null)[] {
  const line = Array.from<number | null>({ length: daysBetween(from, to) + 1 }).fill(null);
  for (const day of days) if (day >= from && day <= to) line[daysBetween(from, day)] = counts.get(day) ?? 0;
  return line;
}

/** The snapshot of a source belongs to a period when its window ends by then: an export shows the days before it. */
export function lastSnapshotDay(to: Day): Day {
  return addDays(to, 1);
}
