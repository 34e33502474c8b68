import * as z from 'zod';
import { QUERY_TEXT } from '../../own-queries/figures-sql.ts';
import type { ReportContext } from '../../platform/context.ts';
import type { OwnScope } from '../list-own-figures.ts';
import { NOTHING, type QueryFigures } from '../own-figures.ts';

const Row = z.object({ sku: z.int(), text: z.string(), users: z.nullable(z.number()) });

/** Queries of each product by itself: a title is judged by what led to this product and not to the others. */
export async function listTitleQueries(
  { clickhouse }: ReportContext,
  { cabinetId, skus, from, to }: OwnScope,
): Promise<Map<number, QueryFigures[]>> {
  const rows = await clickhouse.rows(
    'queries of titles',
    `select sku, ${QUERY_TEXT} as text, sum(search_users) as users
    from own_query_day as own
    where cabinet = {cabinet:UInt32} and sku in {skus:Array(UInt64)} and day between {from:Date} and {to:Date}
    group by sku, text`,
    { cabinet: cabinetId, skus: [...skus], from, to },
    Row,
  );
  const { queries: _, ...nothing } = NOTHING;
  const bySku = Map.groupBy(rows, ({ sku }) => sku);
  return new Map(
    [...bySku].map(([sku, own]) => [
      sku,
      own.map(({ text, users }) => ({ ...nothing, text, users: [users, ...nothing.users.slice(1)] })),
    ]),
  );
}
