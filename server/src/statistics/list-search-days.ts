import type { Day } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import { knownSum } from '../own-queries/figures-sql.ts';
import type { Span } from '../own-queries/own-days.ts';
import type { ReportContext } from '../platform/context.ts';

const count = z.nullable(z.int());
const Row = z.object({ on: z.string(), searchUsers: count, viewUsers: count, orders: count });
export type SearchDay = Omit<z.output<typeof Row>, 'on'>;

/** What the marketplace reports of the queries of all products, by day; a day with an unknown line has no sum. */
export async function listSearchDays(
  { clickhouse }: ReportContext,
  cabinetId: number,
  { from, to }: Span,
): Promise<Map<Day, SearchDay>> {
  const rows = await clickhouse.rows(
    'figures of searching buyers by day',
    `select toString(own.day) as on,
       ${knownSum('own.search_users')} as searchUsers,
       ${knownSum('own.view_users')} as viewUsers,
       ${knownSum('own.orders')} as orders
     from own_query_day as own
     where own.cabinet = {cabinet:UInt32} and own.day between {from:Date} and {to:Date}
     group by own.day`,
    { cabinet: cabinetId, from, to },
    Row,
  );
  return new Map(rows.map(({ on, ...figures }) => [on, figures]));
}
