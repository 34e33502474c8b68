import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { type Coverage, endParameters, windowEnds } from '../../queries/measured-days.ts';
import { normaliseQuery } from '../../queries/rules.ts';
import { sortExpression } from '../../queries/sort-expressions.ts';
import { spellingFilter } from '../../queries/spelling/filter-sql.ts';
import { expressionsOf, fromSums } from '../../queries/window-expressions.ts';
import { listColumns, WINDOW_COLUMNS, WindowRow } from '../../queries/window-row.ts';
import { orderOf } from './order-of.ts';
import type { TablePlan } from './table-plan.ts';

export type PageSpan = { offset: number; limit: number };
type Page = { rows: WindowRow[]; total: number; bytesRead: number };
type PlannedEnd = NonNullable<TablePlan['end']>;

/** A row without the value stands last in both directions; equal ones keep the order of popularity. */
function orderBy(plan: TablePlan, coverage: Coverage): string {
  const steps = orderOf(plan).map(
    ({ key, direction }) => `${sortExpression(key, plan.window, coverage)} ${direction} nulls last`,
  );
  return `order by ${[...steps, 'query_id'].join(', ')} limit {limit:UInt32} offset {offset:UInt32}`;
}

/** Ready-made windows: numeric columns first, then the text, then the other columns of the page's rows only. */
async function listReadyPage(
  { clickhouse }: ReportContext,
  plan: TablePlan,
  { day, coverage }: PlannedEnd,
  span: PageSpan,
): Promise<Page> {
  const contains = normaliseQuery(plan.contains);
  return clickhouse.page(
    'query table',
    `select query_id, text, ${WINDOW_COLUMNS.join(', ')}
    from sq_win
    prewhere mp = {marketplace:String} and win = {window:UInt8} and day = {day:Date} and count > 0
    where ${spellingFilter(plan.isMisspelt === true)}
      ${contains === '' ? '' : 'and position(text, {contains:String}) > 0'}
    ${orderBy(plan, coverage)}`,
    { marketplace: plan.marketplace, window: plan.window, day, contains, ...span },
    WindowRow,
  );
}

const Id = z.object({ query_id: z.int() });

/** Which queries stand on the page: only the sums that the order needs are read. */
async function listSpanIds(
  { clickhouse }: ReportContext,
  plan: TablePlan,
  coverage: Coverage,
  parameters: Record<string, unknown>,
) {
  const contains = normaliseQuery(plan.contains);
  const order = orderBy(plan, coverage);
  const needed = Object.entries(expressionsOf(plan.window)).filter(
    ([column]) => column === 'count' || new RegExp(`\\b${column}\\b`).test(order),
  );
  const isByText = orderOf(plan).some(({ key }) => key === 'query');
  return clickhouse.page(
    'query table of an older day: order',
    `select query_id
    from
    (
      select now.query_id as query_id, ${isByText ? 'q.text as text,' : ''}
        ${needed.map(([column, expression]) => `${expression} as ${column}`).join(', ')}
      ${fromSums(
        needed.map(([, expression]) => expression),
        contains === ''
          ? ''
          : 'and query_id in (select id from q where position(text, {contains:String}) > 0)',
      )}
      ${isByText ? 'any left join q on now.query_id = q.id' : ''}
    )
    where count > 0 and ${spellingFilter(plan.isMisspelt === true)}
    ${order}
    settings join_algorithm = 'full_sorting_merge,hash'`,
    { ...parameters, contains },
    Id,
  );
}

/** Any older day, from the running sums: first the order, then everything about the rows of the page. */
async function listSpanPage(
  context: ReportContext,
  plan: TablePlan,
  { day, coverage }: PlannedEnd,
  span: PageSpan,
): Promise<Page> {
  const ends = windowEnds(plan.days, day, plan.window);
  const parameters = { marketplace: plan.marketplace, ...endParameters(ends, coverage) };
  const found = await listSpanIds(context, plan, coverage, { ...parameters, ...span });
  const ids = found.rows.map((row) => row.query_id);
  if (ids.length === 0) return { ...found, rows: [] };
  const expressions = expressionsOf(plan.window);
  const columns = listColumns(plan.window).map((column) => `${expressions[column]} as ${column}`);
  const details = await context.clickhouse.page(
    'query table of an older day: rows',
    `select now.query_id as query_id, t.text as text, ${columns.join(', ')}
    ${fromSums(columns, 'and query_id in {ids:Array(UInt32)}')}
    any left join (select id, text from q where id in {ids:Array(UInt32)}) as t on now.query_id = t.id`,
    { ...parameters, ids },
    WindowRow,
  );
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (row: WindowRow) => places.get(row.query_id) ?? 0;
  return {
    rows: details.rows.toSorted((a, b) => placeOf(a) - placeOf(b)),
    total: found.total,
    bytesRead: found.bytesRead + details.bytesRead,
  };
}

/** A page of the whole market and its exact total. */
export async function listMarketPage(context: ReportContext, plan: TablePlan, span: PageSpan): Promise<Page> {
  if (!plan.end) return { rows: [], total: 0, bytesRead: 0 };
  return plan.end.hasWindows
    ? listReadyPage(context, plan, plan.end, span)
    : listSpanPage(context, plan, plan.end, span);
}
