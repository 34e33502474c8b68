import { addDays } from '@vitrina/contract/dates.ts';
import { type HistoryWindow, WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type { ReportContext } from '../../platform/context.ts';
import { ADDITIVE } from '../../queries/columns.ts';
import { PEAK_WINDOWS } from '../../queries/measured-days.ts';
import type { WindowRow } from '../../queries/window-row.ts';
import { foldSteps, StepRow, stepOf } from './fold-steps.ts';
import type { TablePlan } from './table-plan.ts';

/** The longest window and the three of its length before it; a day looks at two months for its growth. */
const lookBackOf = (window: HistoryWindow) => (window === 1 ? 2 * 28 : PEAK_WINDOWS * 28);

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
      intDiv({now:Date} - day, {step:UInt8}) as step,
      ${ADDITIVE.map((column) => `sum(${column}) as ${column}`).join(', ')},
      sum(toUInt64(price) * count) as price_sum,
      sum(if(price = 0, 0, count)) as price_count,
      sum(toInt64(count) * (day - {now:Date})) as moment,
      argMax(sellers, day) as sellers,
      argMax(products, day) as products
    from ${isCountry ? 'sq_hist' : 'sq_city final'}
    where mp = {marketplace:String} ${isCountry ? '' : 'and city = {cityId:UInt32}'}
      and query_id in {ids:Array(UInt32)} and day between {from:Date} and {now:Date}
    group by query_id, step
    settings prefer_column_name_to_alias = 1`,
    {
      marketplace,
      cityId,
      ids: [...ids],
      step: stepOf(window),
      now: end.day,
      from: addDays(end.day, 1 - lookBackOf(window)),
    },
    StepRow,
  );
  const steps = Map.groupBy(rows, (row) => row.query_id);
  // In the order of ids, that is of popularity, as the market has them.
  return [...steps]
    .toSorted(([a], [b]) => a - b)
    .map(([queryId, own]) => foldSteps(queryId, own, window, end.coverage));
}
