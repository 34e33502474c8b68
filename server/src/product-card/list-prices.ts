import * as z from 'zod';
import { StoredMoment } from '../platform/clickhouse/stored-moment.ts';
import type { ReportContext } from '../platform/context.ts';

/** More points than a chart of a page shows. */
const MOST_PRICES = 1000;

const Row = z.object({
  taken_at: StoredMoment,
  price: z.nullable(z.int()),
  card_price: z.nullable(z.int()),
});

/** What the runs of all cabinets saw of a card's price in a city: buyers see the same. */
export async function listPrices(
  { clickhouse }: ReportContext,
  { sku, cityId }: { sku: number; cityId: number },
) {
  const rows = await clickhouse.rows(
    'prices of a card',
    `select taken_at, price, card_price
    from card_snap
    where mp = 'ozon' and sku = {sku:UInt64} and city = {city:UInt32}
    order by taken_at desc
    limit ${MOST_PRICES}`,
    { sku, city: cityId },
    Row,
  );
  return rows.toReversed().map(({ taken_at, price, card_price }) => ({
    at: taken_at.toISOString(),
    priceKopecks: price,
    cardPriceKopecks: card_price,
  }));
}
