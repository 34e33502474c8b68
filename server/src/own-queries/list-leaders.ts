import * as z from 'zod';
import type { StoresContext } from '../platform/context.ts';
import { listOwnProducts, type OwnProduct } from '../products/own-products.ts';
import { FINAL_BY_PARTITION } from './figures-sql.ts';
import type { Span } from './own-days.ts';

/** `sales`: by the money of what was sold, of which something was; `views`: by who saw them in search. */
export type Leaders = { by: 'sales' | 'views'; products: OwnProduct[] };

const Row = z.object({ sku: z.int() });

/** The money of all orders, which needs Premium Plus; else that of orders from search, which every key may read. */
const BEST_SOLD = [
  `select sku
   from own_product_day as own final
   where cabinet = {cabinet:UInt32} and day between {from:Date} and {to:Date}
   group by sku
   having sum(own.revenue_kopecks) > 0
   order by sum(own.revenue_kopecks) desc, sku
   limit {limit:UInt32}
   ${FINAL_BY_PARTITION}`,
  `select sku
   from own_query_day
   where cabinet = {cabinet:UInt32} and day between {from:Date} and {to:Date}
   group by sku
   having sum(gmv_kopecks) > 0
   order by sum(gmv_kopecks) desc, sku
   limit {limit:UInt32}`,
];

const MOST_SEEN = `
   select sku
   from own_query_day
   where cabinet = {cabinet:UInt32} and day between {from:Date} and {to:Date}
   group by sku
   order by sum(coalesce(view_users, search_users, 0)) desc, sku
   limit {limit:UInt32}`;

type Input = { cabinetId: number; span: Span; most: number };

async function listProducts(
  context: StoresContext,
  sql: string,
  { cabinetId: cabinet, span: { from, to }, most }: Input,
): Promise<OwnProduct[]> {
  // Some of them may have been taken out of the cabinet since.
  const input = { cabinet, from, to, limit: 5 * most };
  const skus = (await context.clickhouse.rows('leading products', sql, input, Row)).map(({ sku }) => sku);
  const known = new Map((await listOwnProducts(context, cabinet, skus)).map((one) => [one.sku, one]));
  return skus.flatMap((sku) => known.get(sku) ?? []).slice(0, most);
}

/** Those that most people saw in their queries. */
export function listMostSeen(context: StoresContext, input: Input): Promise<OwnProduct[]> {
  return listProducts(context, MOST_SEEN, input);
}

/** The products that sell best; those that are seen most where nothing was sold. */
export async function listLeaders(context: StoresContext, input: Input): Promise<Leaders> {
  for (const sql of BEST_SOLD) {
    const products = await listProducts(context, sql, input);
    if (products.length > 0) return { by: 'sales', products };
  }
  return { by: 'views', products: await listMostSeen(context, input) };
}
