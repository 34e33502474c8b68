import { FrequencyUnit, type QueryMetric, type QueryMetricValues } from '@vitrina/contract/query-metrics.ts';
import { Day } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { NO_METRICS } from '../../queries/metrics.ts';
import { normaliseQuery } from '../../queries/rules.ts';
import type { PageSpan } from './list-market-page.ts';
import { orderOf } from './order-of.ts';
import type { SortKey } from '../../queries/sort-expressions.ts';
import { lastSnapshotDay, type TablePlan } from './table-plan.ts';

/** The metrics that other sources know, and the columns that hold them. */
const SNAPSHOT_METRICS = {
  count: 'count',
  uniq_queries_with_ca: 'ca',
  cart_conversion: 'cart_share',
  avg_price: 'price',
  items_views: 'views',
  uniq_sellers: 'sellers',
} as const satisfies Partial<Record<QueryMetric, string>>;

const value = z.number().nullable();

const SnapshotRow = z.object({
  query_id: z.int(),
  text: z.string(),
  source: z.string(),
  unit: FrequencyUnit,
  window_days: z.int().nullable(),
  day: Day,
  taken_at: z.string(),
  count: value,
  ca: value,
  cart_share: value,
  price: value,
  views: value,
  sellers: value,
});
export type SnapshotRow = z.infer<typeof SnapshotRow>;

export function snapshotMetrics(row: SnapshotRow): QueryMetricValues {
  const known = Object.entries(SNAPSHOT_METRICS).map(([metric, column]) => [metric, row[column]]);
  return { ...NO_METRICS, ...Object.fromEntries(known) };
}

function columnOf(sort: SortKey): string {
  if (sort === 'query') return 'text';
  return sort in SNAPSHOT_METRICS ? SNAPSHOT_METRICS[sort as keyof typeof SNAPSHOT_METRICS] : 'null';
}

/** Units are never mixed, so each has an order of its own. */
function orderBy(plan: TablePlan): string {
  const steps = orderOf(plan).map(({ key, direction }) => `${columnOf(key)} ${direction} nulls last`);
  return ['unit', ...steps, 'query_id', 'source', 'window_days'].join(', ');
}

const VALUES = [...Object.values(SNAPSHOT_METRICS), 'window_days', 'day', 'taken_at'] as const;

/** February and March are one kind of window: a source that tells months would fill the table with three lines. */
const SPAN = 'if(window_days between 28 and 31, 30, window_days)';

/**
 * Lines of other sources: the newest of each source, window and unit, from what is shared and what this cabinet
 * brought. Another cabinet's rows are cut off by the first column of the key that a caller cannot choose.
 */
export async function listSnapshotPage(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  plan: TablePlan,
  span: PageSpan,
  ids?: readonly number[],
): Promise<{ rows: SnapshotRow[]; total: number }> {
  const contains = normaliseQuery(plan.contains);
  const filters = [
    ...(ids === undefined ? [] : ['and query_id in {ids:Array(UInt32)}']),
    ...(contains === ''
      ? []
      : ['and query_id in (select id from q where position(text, {contains:String}) > 0)']),
  ];
  return clickhouse.page(
    'query table: other sources',
    `select query_id, text, source, unit, ${VALUES.map((column, index) => `newest.${index + 1} as ${column}`).join(', ')}
    from
    (
      select query_id, source, unit, argMax(tuple(${VALUES.join(', ')}), tuple(day, taken_at)) as newest
      from sq_snapshot
      where mp = {marketplace:String} and cabinet in (0, {cabinetId:UInt32}) and day <= {last:Date} ${filters.join(' ')}
      group by query_id, source, unit, ${SPAN}
    ) as s
    any left join
    (
      select id, text
      from q
      where id in (select query_id from sq_snapshot where mp = {marketplace:String} and cabinet in (0, {cabinetId:UInt32}))
    ) as t on s.query_id = t.id
    order by ${orderBy(plan)}
    limit {limit:UInt32} offset {offset:UInt32}`,
    {
      marketplace: plan.marketplace,
      cabinetId: plan.cabinetId,
      last: lastSnapshotDay(plan.to),
      contains,
      ids: [...(ids ?? [])],
      ...span,
    },
    SnapshotRow,
  );
}
