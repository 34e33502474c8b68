import type { Day } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import { averagePlace, knownSum, QUERY_TEXT } from '../own-queries/figures-sql.ts';
import type { ReportContext } from '../platform/context.ts';

const count = z.nullable(z.int());
const Row = z.object({
  on: z.string(),
  position: z.nullable(z.number()),
  searchUsers: count,
  viewUsers: count,
  orders: count,
});

type Input = { cabinetId: number; sku: number; query: string };

/** What the marketplace told of a query of a product, by its days. */
export async function listHistory(
  { clickhouse }: ReportContext,
  { cabinetId, sku, query }: Input,
  { from, to }: { from: Day; to: Day },
): Promise<Map<Day, z.output<typeof Row>>> {
  const rows = await clickhouse.rows(
    'history of a request',
    `select
      toString(own.day) as on,
      ${averagePlace()} as position,
      ${knownSum('own.search_users')} as searchUsers,
      ${knownSum('own.view_users')} as viewUsers,
      ${knownSum('own.orders')} as orders
    from own_query_day as own
    where cabinet = {cabinet:UInt32} and sku = {sku:UInt64} and own.day between {from:Date} and {to:Date}
      and ${QUERY_TEXT} = {text:String}
    group by own.day`,
    { cabinet: cabinetId, sku, from, to, text: query },
    Row,
  );
  return new Map(rows.map((row) => [row.on, row]));
}
