import { addDays } from '@vitrina/contract/dates.ts';
import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type { ReportContext } from '../../platform/context.ts';
import { ADDITIVE } from '../../queries/columns.ts';
import { PEAK_WINDOWS } from '../../queries/measured-days.ts';
import type { WindowRow } from '../../queries/window-row.ts';
import { foldWeeks, WeekRow } from './fold-weeks.ts';
import type { TablePlan } from './table-plan.ts';

/** The longest window and the three of its length before it. */
const LOOK_BACK_DAYS = PEAK_WINDOWS * 28;

/** The same sums as in sq_win, straight from the daily rows of a few queries. */
export async function listChosenWindows(
  { clickhouse }: ReportContext,
  { end, window, marketplace, cityId }: TablePlan,
  ids: readonly number[],
): Promise<WindowRow[]> {
  if (!end || ids.length === 0) return [];
  const isCountry = cityId === WHOLE_COUNTRY;
  const rows = await clickhouse.rows(
    'chosen queries',
    `select
      query_id,
      intDiv({now:Date} - day, 7) as week,
      ${ADDITIVE.map((column) => `sum(${column}) as ${column}`).join(', ')},
      sum(toUInt64(price) * count) as price_sum,
      sum(if(price = 0, 0, count)) as price_count,
      sum(toInt64(count) * (day - {now:Date})) as moment,
      argMax(sellers, day) as sellers,
      argMax(products, day) as products
    from ${isCountry ? 'sq_hist' : 'sq_city final'}
    where mp = {marketplace:String} ${isCountry ? '' : 'and city = {cityId:UInt32}'}
      and query_id in {ids:Array(UInt32)} and day between {from:Date} and {now:Date}
    group by query_id, week
    settings prefer_column_name_to_alias = 1`,
    { marketplace, cityId, ids: [...ids], now: end.day, from: addDays(end.day, 1 - LOOK_BACK_DAYS) },
    WeekRow,
  );
  const weeks = Map.groupBy(rows, (row) => row.query_id);
  // In the order of ids, that is of popularity, as the market has them.
  return [...weeks]
    .toSorted(([a], [b]) => a - b)
    .map(([queryId, own]) => foldWeeks(queryId, own, window, end.coverage));
}
