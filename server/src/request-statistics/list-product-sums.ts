import * as z from 'zod';
import { FINAL_BY_PARTITION } from '../own-queries/figures-sql.ts';
import type { Span } from '../own-queries/own-days.ts';
import type { ReportContext } from '../platform/context.ts';
import type { ProductSums } from './rules.ts';

const Row = z.object({
  sku: z.int(),
  views: z.int(),
  listUsers: z.int(),
  cardUsers: z.int(),
  units: z.int(),
  revenueKopecks: z.int(),
});

/** What buyers did with products over a span, whatever they had searched for. */
export async function listProductSums(
  { clickhouse }: ReportContext,
  cabinetId: number,
  skus: readonly number[],
  { from, to }: Span,
): Promise<Map<number, ProductSums>> {
  if (skus.length === 0) return new Map();
  const rows = await clickhouse.rows(
    'list sums of products',
    `select sku, sum(own.views) as views, sum(view_users) as listUsers, sum(card_users) as cardUsers,
       sum(own.units) as units, sum(revenue_kopecks) as revenueKopecks
     from own_product_day as own final
     where cabinet = {cabinet:UInt32} and sku in {skus:Array(UInt64)} and day between {from:Date} and {to:Date}
     group by sku
     ${FINAL_BY_PARTITION}`,
    { cabinet: cabinetId, skus, from, to },
    Row,
  );
  return new Map(rows.map((row) => [row.sku, row]));
}
