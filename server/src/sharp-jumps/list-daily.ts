import { Day, listDays } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';
import { METRIC_COLUMNS, type WindowComparison } from './plan-comparison.ts';

const Row = z.object({ query_id: z.int(), days: z.array(Day), counts: z.array(z.number()) });

/** Daily figures of some queries over both windows; a measured day without a row is a true zero. */
export async function listDaily(
  { clickhouse }: ReportContext,
  { marketplace, metric, spans, days }: WindowComparison,
  ids: readonly number[],
): Promise<Map<number, (number | null)[]>> {
  const rows = await clickhouse.rows(
    'sharp jumps: daily figures',
    `select query_id, groupArray(day) as days, groupArray(${METRIC_COLUMNS[metric]}) as counts
    from sq_hist
    where mp = {marketplace:String} and query_id in {ids:Array(UInt32)} and day between {from:Date} and {to:Date}
    group by query_id`,
    { marketplace, ids, from: spans.before.from, to: spans.after.to },
    Row,
  );
  const found = new Map(
    rows.map((row) => [row.query_id, new Map(row.days.map((day, index) => [day, row.counts[index] ?? 0]))]),
  );
  const measured = new Set(days);
  const listed = listDays(spans.before.from, spans.after.to);
  return new Map(
    ids.map((id) => {
      const counts = found.get(id);
      return [id, listed.map((day) => (measured.has(day) ? (counts?.get(day) ?? 0) : null))];
    }),
  );
}
