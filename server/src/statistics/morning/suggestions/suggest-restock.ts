import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import type { Gain, Suggestion } from '@vitrina/contract/morning/suggestions.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { FINAL_BY_PARTITION } from '../../../own-queries/figures-sql.ts';
import type { ReportContext } from '../../../platform/context.ts';
import { type Range, rateOf } from './count-range.ts';
import { NOTHING, type Source } from './source.ts';

const WEEK_DAYS = 7;
const SOLD_DAYS = 14;
/** A stock of longer ago says nothing of today's. */
const FRESH_MS = 2 * DAY_MS;
const MOST = 20;

const Sold = z.object({ sku: z.int(), units: z.int(), days: z.int() });

/** What own products sold on the newest reported days; only those that search still shows. */
async function listSold({ clickhouse }: ReportContext, cabinetId: number, today: string) {
  return clickhouse.rows(
    'morning: pieces sold',
    `select sku, toInt64(sum(units)) as units, toInt64(count()) as days
    from own_product_day final
    where cabinet = {cabinet:UInt32} and day between {from:Date} and {to:Date}
    group by sku
    having sum(view_users) > 0
    ${FINAL_BY_PARTITION}`,
    { cabinet: cabinetId, from: addDays(today, -SOLD_DAYS), to: today },
    Sold,
  );
}

/** Pieces that would be ordered within a week beyond those that are left. */
export function lostToStock(stock: number, soldADay: Range): Gain | null {
  const missing = (rate: number) => Math.max(0, rate * WEEK_DAYS - stock);
  const likely = missing(soldADay.likely);
  return likely === 0 ? null : { likely, low: missing(soldADay.low), high: missing(soldADay.high) };
}

/** An own product of which more sells in a week than is left. */
export const suggestRestock: Source = async ({ context, cabinetId }) => {
  const now = context.clock.now();
  const { rows } = await sql<{ sku: number; name: string; stock: number }>`
    select sku, name, stock from products
    where cabinet_id = ${cabinetId} and not is_archived and not is_external and stock > 0
      and synced_at >= ${new Date(now.getTime() - FRESH_MS)}`.execute(context.db);
  if (rows.length === 0) return NOTHING;
  const sold = await listSold(context, cabinetId, moscowDay(now));
  const soldOf = new Map(sold.map((one) => [one.sku, one]));
  const offers = rows.flatMap(({ sku, name, stock }): Suggestion[] => {
    const { units = 0, days = 0 } = soldOf.get(sku) ?? {};
    const rate = days < WEEK_DAYS ? null : rateOf(units, days);
    const gain = rate === null ? null : lostToStock(stock, rate);
    if (rate === null || gain === null) return [];
    return [
      {
        kind: 'restock',
        gain,
        sku: Sku.parse(sku),
        product: name,
        stock,
        soldAWeek: rate.likely * WEEK_DAYS,
      },
    ];
  });
  const lossOf = ({ gain }: Suggestion) => gain?.likely ?? 0;
  return { offers: offers.toSorted((one, other) => lossOf(other) - lossOf(one)).slice(0, MOST) };
};
