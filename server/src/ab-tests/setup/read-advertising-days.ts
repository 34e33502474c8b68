import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import { FINAL_BY_PARTITION } from '../../own-queries/figures-sql.ts';
import type { TimedStoresContext } from '../../platform/context.ts';

const Row = z.object({ day: z.string(), views: z.int(), clicks: z.int() });

/** Newer ones only: a product is not seen as it was a season ago. */
const DAYS = 28;

/** Days of the product on which campaigns showed it, oldest first, as the marketplace has reported them. */
export async function readAdvertisingDays(
  { clickhouse, clock }: TimedStoresContext,
  { cabinetId, sku }: { cabinetId: number; sku: number },
): Promise<z.output<typeof Row>[]> {
  const today = moscowDay(clock.now());
  return clickhouse.rows(
    'advertising days of a product',
    `select toString(ad.day) as day, sum(ad.views) as views, sum(ad.clicks) as clicks
    from own_ad_day as ad final
    where ad.cabinet = {cabinet:UInt32} and ad.kind = 'product' and ad.sku = {sku:UInt64}
      and ad.day between {from:Date} and {to:Date}
    group by ad.day
    having views > 0
    order by ad.day
    ${FINAL_BY_PARTITION}`,
    { cabinet: cabinetId, sku, from: addDays(today, -DAYS), to: addDays(today, -1) },
    Row,
  );
}
