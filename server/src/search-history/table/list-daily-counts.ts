import { Day } from '@vitrina/contract/dates.ts';
import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import type { TablePlan } from './table-plan.ts';

const Line = z.object({ query_id: z.int(), days: z.array(Day), counts: z.array(z.number()) });

/** Daily counts of some queries over the period: the little lines in the rows. */
export async function listDailyCounts(
  { clickhouse }: ReportContext,
  { marketplace, cityId, from, to }: Pick<TablePlan, 'marketplace' | 'cityId' | 'from' | 'to'>,
  ids: readonly number[],
): Promise<Map<number, Map<Day, number>>> {
  if (ids.length === 0) return new Map();
  const isCountry = cityId === WHOLE_COUNTRY;
  const lines = await clickhouse.rows(
    'daily counts',
    `select query_id, groupArray(day) as days, groupArray(count) as counts
    from ${isCountry ? 'sq_hist' : 'sq_city final'}
    where mp = {marketplace:String} ${isCountry ? '' : 'and city = {cityId:UInt32}'}
      and query_id in {ids:Array(UInt32)} and day between {from:Date} and {to:Date}
    group by query_id`,
    { marketplace, cityId, ids: [...ids], from, to },
    Line,
  );
  return new Map(
    lines.map(({ query_id, days, counts }) => [
      query_id,
      new Map(days.map((day, index) => [day, counts[index] ?? 0])),
    ]),
  );
}
