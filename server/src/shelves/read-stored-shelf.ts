import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';
import type { ShelfInput } from './keep-shelf.ts';
import type { KeptTile } from './rules.ts';

const Tile = z
  .object({
    place: z.int(),
    page: z.int(),
    sku: z.int(),
    title: z.nullable(z.string()),
    image: z.nullable(z.string()),
    price: z.nullable(z.int()),
    old_price: z.nullable(z.int()),
    rating: z.nullable(z.number()),
    reviews: z.nullable(z.int()),
    stock: z.nullable(z.int()),
    delivery: z.nullable(z.string()),
    delivery_days: z.nullable(z.int()),
  })
  .transform(
    ({ image, price, old_price, reviews, delivery_days, ...same }): KeptTile => ({
      ...same,
      imageUrl: image,
      priceKopecks: price,
      oldPriceKopecks: old_price,
      reviewsCount: reviews,
      deliveryDays: delivery_days,
    }),
  );

/** The places of one stored look, from the first one on. */
export async function readStoredShelf(
  { clickhouse }: ReportContext,
  { query, cityId, marketplace = 'ozon', takenAt }: ShelfInput & { takenAt: Date },
): Promise<KeptTile[]> {
  return clickhouse.rows(
    'read stored shelf',
    `select place, page, sku, title, image, price, old_price, rating, reviews, stock, delivery, delivery_days
    from shelf_tile
    where mp = {mp:String} and query = {query:String} and city = {city:UInt32} and taken_at = {takenAt:DateTime('UTC')}
    order by place`,
    { mp: marketplace, query, city: cityId, takenAt: Math.floor(takenAt.getTime() / 1000) },
    Tile,
  );
}
