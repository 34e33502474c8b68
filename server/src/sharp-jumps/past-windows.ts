import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';
import { lastAtOrBefore } from '../queries/measured-days.ts';
import { METRIC_COLUMNS, type WindowComparison } from './plan-comparison.ts';

/** Windows a week apart: the one before and eleven more. */
const PAST_WINDOWS = 12;
const WEEK = 7;
/** Whole weeks, so that the same weekdays are compared. */
const YEAR_DAYS = 52 * WEEK;

type Sums = ReadonlyMap<Day, number>;
export type PastWindows = {
  /** Sums of equal windows, those that were measured whole. */
  past: number[];
  /** The same two windows a year ago; null unless both were measured whole. */
  lastYear: { before: number; after: number } | null;
};

/** The running sums that tell a window: up to its last day and up to the day before its first. */
type Ends = { to: Day; from: Day | undefined };

function planWindows({ days, day, window }: WindowComparison) {
  const measured = new Set(days);
  const plan = (last: Day): Ends | undefined => {
    const isWhole = listDays(addDays(last, 1 - window), last).every((one) => measured.has(one));
    return isWhole ? { to: last, from: lastAtOrBefore(days, addDays(last, -window)) } : undefined;
  };
  const past = Array.from({ length: PAST_WINDOWS }, (_, back) => plan(addDays(day, -window - back * WEEK)));
  const [before, after] = [plan(addDays(day, -YEAR_DAYS - window)), plan(addDays(day, -YEAR_DAYS))];
  return {
    past: past.filter((ends) => ends !== undefined),
    lastYear: before && after ? { before, after } : null,
  };
}

function readWindow(sums: Sums, { to, from }: Ends): number {
  return (sums.get(to) ?? 0) - (from === undefined ? 0 : (sums.get(from) ?? 0));
}

const Row = z.object({ query_id: z.int(), days: z.array(z.string()), sums: z.array(z.number()) });

async function listSums(
  { clickhouse }: ReportContext,
  { marketplace, metric }: WindowComparison,
  days: readonly Day[],
  ids: readonly number[],
): Promise<Map<number, Sums>> {
  if (days.length === 0) return new Map();
  const rows = await clickhouse.rows(
    'sharp jumps: past windows',
    `select query_id, groupArray(day) as days, groupArray(${METRIC_COLUMNS[metric]}) as sums
    from sq_cum
    where mp = {marketplace:String} and day in {days:Array(Date)} and query_id in {ids:Array(UInt32)}
    group by query_id`,
    { marketplace, days, ids },
    Row,
  );
  return new Map(
    rows.map((row) => [row.query_id, new Map(row.days.map((day, index) => [day, row.sums[index] ?? 0]))]),
  );
}

/** What some queries usually have in such a window, and what they had a year ago. */
export async function listPastWindows(
  context: ReportContext,
  comparison: WindowComparison,
  ids: readonly number[],
): Promise<Map<number, PastWindows>> {
  const { past, lastYear } = planWindows(comparison);
  const ends = [...past, ...(lastYear ? [lastYear.before, lastYear.after] : [])];
  const days = new Set(ends.flatMap(({ to, from }) => (from === undefined ? [to] : [to, from])));
  const sums = await listSums(context, comparison, [...days], ids);
  const none: Sums = new Map();
  return new Map(
    ids.map((id) => {
      const own = sums.get(id) ?? none;
      const read = (window: Ends) => readWindow(own, window);
      return [
        id,
        {
          past: past.map(read),
          lastYear: lastYear && { before: read(lastYear.before), after: read(lastYear.after) },
        },
      ];
    }),
  );
}
