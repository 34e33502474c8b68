import { Day } from '@vitrina/contract/dates.ts';
import { FrequencyUnit, type QueryMetric, type QueryMetricValues } from '@vitrina/contract/query-metrics.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { NO_METRICS } from '../../queries/metrics.ts';
import { normaliseQuery } from '../../queries/rules.ts';
import type { SortKey } from '../../queries/sort-expressions.ts';
import type { PageSpan } from './list-market-page.ts';
import { orderOf } from './order-of.ts';
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
  cabinet: z.int(),
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

/** Units are never mixed, so each has an order of its own. The first one is that in which the lines are stored. */
function orderBy(plan: TablePlan): string {
  const [first, ...more] = orderOf(plan);
  const isStored = first?.key === 'count' && first.direction === 'desc' && more.length === 0;
  const steps = orderOf(plan).map(({ key, direction }) => `${columnOf(key)} ${direction} nulls last`);
  return ['unit', ...(isStored ? ['place'] : steps), 'text', 'source', 'span', 'cabinet'].join(', ');
}

const COLUMNS = [
  'cabinet',
  'text',
  'source',
  'unit',
  'span',
  'window_days',
  'day',
  'taken_at',
  ...Object.values(SNAPSHOT_METRICS),
].join(', ');
const MINE = 'mp = {marketplace:String} and cabinet in (0, {cabinetId:UInt32})';
const ANEW = 'bitNot(ifNull(count + 1, 0)) as place';

/** The newest line by the day of each query, source, unit and kind of window; one with a number before one without. */
const newestOf = (which: string) => `
  select ${COLUMNS}, ${ANEW}
  from sq_source_day
  where ${MINE} and day <= {last:Date} and ${which}
  order by cabinet, mp, text, source, unit, span, isNotNull(count) desc, day desc, version desc
  limit 1 by cabinet, mp, text, source, unit, span`;

const KEY = 'cabinet, text, source, unit, span';
/** Lines whose newest day is later than the period: what they were is among the days. Few are, and often none is. */
const LATER = newestOf(
  `(${KEY}) in (select ${KEY} from sq_source_line where ${MINE} and first_day <= {last:Date} and day > {last:Date})`,
);

const linesOf = (hasLater: boolean) => `
  select ${COLUMNS}, place
  from sq_source_line
  where ${MINE} and first_day <= {last:Date} and day <= {last:Date}
  ${hasLater ? `union all ${LATER}` : ''}`;

const FOUND = 'where position(text, {contains:String}) > 0';
/** Only for the whole market: chosen queries are chosen. */
const filterOf = ({ contains }: TablePlan) => (normaliseQuery(contains) === '' ? '' : FOUND);

const Totals = z.object({ lines: z.int(), has_later: z.int().transform(Boolean) });
/** `hasLater`: some of the lines have a newer day than the period. */
export type SnapshotTotals = { lines: number; hasLater: boolean };
const NONE: SnapshotTotals = { lines: 0, hasLater: false };

function parametersOf(plan: TablePlan) {
  const { marketplace, cabinetId, to, contains } = plan;
  return { marketplace, cabinetId, last: lastSnapshotDay(to), contains: normaliseQuery(contains) };
}

const Count = z.object({ lines: z.int() });

/**
 * How many lines of other sources the period has: what is shared and what this cabinet brought, a line for each query,
 * source, unit and kind of window. Read from counts by first day; only for a part of a text all texts are looked through.
 */
export async function countSnapshots(
  { clickhouse }: ReportContext,
  plan: TablePlan,
): Promise<SnapshotTotals> {
  if (!plan.hasOthers) return NONE;
  const name = 'query table: other sources, total';
  const [totals = { lines: 0, has_later: false }] = await clickhouse.rows(
    name,
    `select sum(lines) as lines, max(last_day) > {last:Date} as has_later
    from
    (
      select count() as lines, max(day) as last_day
      from sq_source_line
      where ${MINE} and first_day <= {last:Date}
      group by cabinet, mp, first_day
    )`,
    parametersOf(plan),
    Totals,
  );
  const { lines, has_later: hasLater } = totals;
  const filter = filterOf(plan);
  if (lines === 0 || filter === '') return { lines, hasLater };
  const sql = `select count() as lines from (${linesOf(hasLater)}) ${filter}`;
  const [found] = await clickhouse.rows(name, sql, parametersOf(plan), Count);
  return { lines: found?.lines ?? 0, hasLater };
}

/** Lines of other sources in the order of the table, behind those of the provider. */
export async function listSnapshotPage(
  { clickhouse }: ReportContext,
  plan: TablePlan,
  { hasLater }: SnapshotTotals,
  span: PageSpan,
): Promise<SnapshotRow[]> {
  return clickhouse.rows(
    'query table: other sources',
    `select * from (${linesOf(hasLater)})
    ${filterOf(plan)}
    order by ${orderBy(plan)}
    limit {limit:UInt32} offset {offset:UInt32}`,
    { ...parametersOf(plan), ...span },
    SnapshotRow,
  );
}

/** Every line of some queries. */
export async function listChosenSnapshots(
  { clickhouse }: ReportContext,
  plan: TablePlan,
  texts: readonly string[],
  most: number,
): Promise<SnapshotRow[]> {
  return clickhouse.rows(
    'chosen queries: other sources',
    `select * from (${newestOf('text in {texts:Array(String)}')}) order by ${orderBy(plan)} limit {most:UInt32}`,
    { ...parametersOf(plan), texts: [...texts], most },
    SnapshotRow,
  );
}
