import * as z from 'zod';
import type { Sandbox } from '../../test/fakes/sandbox.ts';

const Places = z.object({ places: z.array(z.object({ position: z.int(), sku: z.int() })) });

/** Beyond, a place is "1000+". */
const DEEPEST = 1000;

/** Where a product really stood; null: beyond what is ever read, or nowhere. */
export async function placeOf(
  sandbox: Pick<Sandbox, 'truth'>,
  { sku, query, city, at }: { sku: number; query: string; city: number; at: Date },
): Promise<number | null> {
  const input = { text: query, city: String(city), at: at.toISOString() };
  const { places } = Places.parse(await sandbox.truth('search', input));
  const place = places.find((one) => one.sku === sku)?.position ?? null;
  return place !== null && place <= DEEPEST ? place : null;
}

const Shelf = z.object({
  places: z.array(
    z.object({
      position: z.int(),
      sku: z.int(),
      title: z.string(),
      picture: z.string(),
      priceKopecks: z.int(),
      rating: z.number(),
      reviewsCount: z.int(),
      stock: z.int(),
      deliveryDays: z.number(),
    }),
  ),
});

/** What buyers of a city are shown at a moment: the storefront writes whole roubles, tenths of a star and whole days. */
export async function readShelf(
  sandbox: Pick<Sandbox, 'truth' | 'url'>,
  query: string,
  city: number,
  at: string,
) {
  const { places } = Shelf.parse(await sandbox.truth('shelf', { text: query, city: String(city), at }));
  return places.map(({ priceKopecks, rating, picture, deliveryDays, ...place }) => ({
    ...place,
    priceKopecks: Math.round(priceKopecks / 100) * 100,
    rating: place.reviewsCount === 0 ? null : Number(rating.toFixed(1)),
    imageUrl: `${sandbox.url}${picture}`,
    deliveryDays: Math.round(deliveryDays),
  }));
}
