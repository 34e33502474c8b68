import { type Day, daysBetween } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import type { DailyFigures } from './roll-windows.ts';

type Scope = { marketplace: Marketplace; cityId: number; days: readonly Day[]; measured: ReadonlySet<Day> };

const EXPRESSIONS: Readonly<Record<string, string>> = {
  price_sum: 'toUInt64(price) * count',
  price_count: 'if(price = 0, 0, count)',
};

const Line = z.object({ query_id: z.int(), places: z.array(z.int()), figures: z.array(z.array(z.number())) });

function spread(places: readonly number[], values: readonly number[], length: number): number[] {
  const figures = Array.from<number>({ length }).fill(0);
  for (const [index, place] of places.entries()) figures[place] = values[index] ?? 0;
  return figures;
}

/** Daily figures of a few queries on unbroken days, laid out by place; a query without any row is not in the answer. */
export async function listDailyFigures(
  { clickhouse }: ReportContext,
  { marketplace, cityId, days, measured }: Scope,
  ids: readonly number[],
  columns: readonly string[],
): Promise<Map<number, DailyFigures>> {
  const [first] = days;
  const last = days.at(-1);
  if (ids.length === 0 || first === undefined || last === undefined) return new Map();
  const isCountry = cityId === WHOLE_COUNTRY;
  const lines = await clickhouse.rows(
    'daily figures',
    `select query_id, groupArray(toUInt32(day - {first:Date})) as places,
      [${columns.map((column) => `groupArray(toUInt64(${EXPRESSIONS[column] ?? column}))`).join(', ')}] as figures
    from ${isCountry ? 'sq_hist' : 'sq_city final'}
    where mp = {marketplace:String} ${isCountry ? '' : 'and city = {cityId:UInt32}'}
      and query_id in {ids:Array(UInt32)} and day between {first:Date} and {last:Date}
    group by query_id`,
    { marketplace, cityId, ids: [...ids], first, last },
    Line,
  );
  const length = daysBetween(first, last) + 1;
  const isMeasured = days.map((day) => measured.has(day));
  return new Map(
    lines.map(({ query_id, places, figures }) => {
      const hasRow = days.map(() => false);
      for (const place of places) hasRow[place] = true;
      const spreads = new Map(
        columns.map((column, index) => [column, spread(places, figures[index] ?? [], length)]),
      );
      return [query_id, { isMeasured, hasRow, figures: spreads }];
    }),
  );
}
