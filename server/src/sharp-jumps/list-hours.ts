import { Day } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';
import type { WindowComparison } from './plan-comparison.ts';
import type { DayHours } from './whole-hours.ts';

const Row = z.object({ query_id: z.int(), days: z.array(Day), hours: z.array(z.array(z.int())) });

/** Hours of both windows of the queries that somebody asked the provider about; the others have none. */
export async function listHours(
  { clickhouse }: ReportContext,
  { marketplace, spans }: WindowComparison,
  ids: readonly number[],
): Promise<Map<number, DayHours>> {
  const rows = await clickhouse.rows(
    'sharp jumps: hours',
    `select query_id, groupArray(day) as days, groupArray(counts) as hours
    from sq_hour final
    where mp = {marketplace:String} and city = 0 and query_id in {ids:Array(UInt32)}
      and day between {from:Date} and {to:Date}
    group by query_id`,
    { marketplace, ids, from: spans.before.from, to: spans.after.to },
    Row,
  );
  return new Map(
    rows.map((row) => [row.query_id, new Map(row.days.map((day, index) => [day, row.hours[index] ?? []]))]),
  );
}
