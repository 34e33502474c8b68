import { moscowDay } from '@vitrina/contract/dates.ts';
import type { getRadarCardFigures } from '@vitrina/contract/radar/card.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import * as z from 'zod';
import { FINAL_BY_PARTITION } from '../../own-queries/figures-sql.ts';
import type { ReportContext } from '../../platform/context.ts';

type Orders = OutputOf<typeof getRadarCardFigures>['orders'];
type Question = { cabinetId: number; sku: number; from: Date; to: Date };

const ORDERS = `
select day, units, revenue_kopecks as "revenueKopecks"
from own_product_day final
where cabinet = {cabinet:UInt32} and sku = {product:UInt64} and day between {from:Date} and {to:Date}
order by day
${FINAL_BY_PARTITION}`;

const Row = z.object({ day: z.string(), units: z.int(), revenueKopecks: z.int() });

/** What was ordered by whole Moscow days; null: no day of the product was read. Days that were not read are absent. */
export async function listOrders(
  { clickhouse }: ReportContext,
  { cabinetId, sku, from, to }: Question,
): Promise<Orders> {
  const rows = await clickhouse.rows(
    'orders of a watched card',
    ORDERS,
    {
      cabinet: cabinetId,
      product: sku,
      from: moscowDay(from),
      // A period that ends at midnight has no part of the next day.
      to: moscowDay(new Date(to.getTime() - 1)),
    },
    Row,
  );
  return rows.length === 0 ? null : rows;
}
