import { REQUEST_STATISTICS_BOUNDS } from '@vitrina/contract/request-statistics.ts';
import * as z from 'zod';
import type { Span } from '../own-queries/own-days.ts';
import type { StoresContext } from '../platform/context.ts';
import { listOwnProducts, type OwnProduct } from '../products/own-products.ts';

const Seen = z.object({ sku: z.int() });

/** Those that most people saw in their queries, as many as a chart has lines. */
export async function chooseProducts(
  context: StoresContext,
  cabinetId: number,
  { from, to }: Span,
): Promise<OwnProduct[]> {
  const seen = await context.clickhouse.rows(
    'choose most seen products',
    `select sku
     from own_query_day
     where cabinet = {cabinet:UInt32} and day between {from:Date} and {to:Date}
     group by sku
     order by sum(coalesce(view_users, search_users, 0)) desc, sku
     limit {limit:UInt32}`,
    // Some of them may have been taken out of the cabinet since.
    { cabinet: cabinetId, from, to, limit: 5 * REQUEST_STATISTICS_BOUNDS.lines },
    Seen,
  );
  const skus = seen.map(({ sku }) => sku);
  const known = new Map((await listOwnProducts(context, cabinetId, skus)).map((one) => [one.sku, one]));
  return skus.flatMap((sku) => known.get(sku) ?? []).slice(0, REQUEST_STATISTICS_BOUNDS.lines);
}
