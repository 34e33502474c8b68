import * as z from 'zod';
import { averagePlace, knownSum, QUERY_TEXT } from '../own-queries/figures-sql.ts';
import type { Span } from '../own-queries/own-days.ts';
import type { ReportContext } from '../platform/context.ts';
import type { QuerySums } from './rules.ts';

const Row = z.object({
  sku: z.int(),
  query: z.string(),
  days: z.int(),
  searchUsers: z.nullable(z.int()),
  viewUsers: z.nullable(z.int()),
  position: z.nullable(z.number()),
  orders: z.nullable(z.int()),
  gmvKopecks: z.nullable(z.int()),
});

/** What each query brought to products over the days on which it was told. */
export async function listQuerySums(
  { clickhouse }: ReportContext,
  cabinetId: number,
  skus: readonly number[],
  { from, to }: Span,
): Promise<QuerySums[]> {
  if (skus.length === 0) return [];
  return clickhouse.rows(
    'list query sums of products',
    `select sku, ${QUERY_TEXT} as text, text as query,
       toUInt32(uniqExact(day)) as days,
       ${knownSum('search_users')} as searchUsers,
       ${knownSum('view_users')} as viewUsers,
       ${averagePlace()} as position,
       ${knownSum('orders')} as orders,
       ${knownSum('gmv_kopecks')} as gmvKopecks
     from own_query_day as own
     where cabinet = {cabinet:UInt32} and sku in {skus:Array(UInt64)} and day between {from:Date} and {to:Date}
     group by sku, text
     order by sku, text`,
    { cabinet: cabinetId, skus, from, to },
    Row,
  );
}
