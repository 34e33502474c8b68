import { addDays } from '@vitrina/contract/dates.ts';
import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type { Context } from '../../platform/context.ts';
import { ADDITIVE } from '../columns.ts';
import { endParameters } from '../measured-days.ts';
import type { TablePlan } from './table-plan.ts';
import { WindowRow } from './window-row.ts';

const inSpan = (after: string, upTo: string) => `day > {${after}:Date} and day <= {${upTo}:Date}`;
const sum = (column: string, after: string, upTo: string) => `sumIf(${column}, ${inSpan(after, upTo)})`;
const inWindow = inSpan('before', 'now');

/** The same sums as in sq_win, straight from the daily rows of a few queries. */
export async function listChosenWindows(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  plan: TablePlan,
  ids: readonly number[],
): Promise<WindowRow[]> {
  const { end, window, marketplace, cityId } = plan;
  if (!end || ids.length === 0) return [];
  const other = window === 7 ? 28 : 7;
  const back = (days: number) => addDays(end.day, -days);
  const ends = {
    now: end.day,
    before: back(window),
    before2: back(2 * window),
    before3: back(3 * window),
    before4: back(4 * window),
    other: back(other),
    other2: back(2 * other),
  };
  const table = cityId === WHOLE_COUNTRY ? 'sq_hist' : 'sq_city final';
  return clickhouse.rows(
    'chosen queries',
    `select
      query_id,
      '' as text,
      ${ADDITIVE.map((column) => `${sum(column, 'before', 'now')} as ${column}`).join(', ')},
      sumIf(toUInt64(price) * count, ${inWindow}) as price_sum,
      sumIf(count, price > 0 and ${inWindow}) as price_count,
      sumIf(toInt64(count) * (toInt32(day) - toInt32({now:Date})), ${inWindow}) as moment,
      argMaxIf(sellers, day, ${inWindow}) as sellers,
      argMaxIf(products, day, ${inWindow}) as products,
      ${sum('count', 'before2', 'before')} as count_before,
      ${sum('count', 'other', 'now')} as other,
      ${sum('count', 'other2', 'other')} as other_before,
      greatest(
        ${sum('count', 'before', 'now')} * {whole1:UInt8}, ${sum('count', 'before2', 'before')} * {whole2:UInt8},
        ${sum('count', 'before3', 'before2')} * {whole3:UInt8}, ${sum('count', 'before4', 'before3')} * {whole4:UInt8}
      ) as peak
    from ${table}
    where mp = {marketplace:String} ${cityId === WHOLE_COUNTRY ? '' : 'and city = {cityId:UInt32}'}
      and query_id in {ids:Array(UInt32)} and day <= {now:Date} and day > {oldest:Date}
    group by query_id
    order by query_id
    settings prefer_column_name_to_alias = 1`,
    {
      marketplace,
      cityId,
      ids: [...ids],
      oldest: back(4 * Math.max(window, other)),
      ...endParameters(ends, end.coverage),
    },
    WindowRow,
  );
}
