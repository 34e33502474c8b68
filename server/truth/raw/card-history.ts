import * as z from 'zod';
import type { Seller } from '../open-seller.ts';

const at = z.coerce.date();
const History = z.object({
  prices: z.array(z.object({ at, priceKopecks: z.int() })),
  titles: z.array(z.object({ at, title: z.string() })),
  categories: z.array(z.object({ at, category: z.string() })),
  badges: z.array(z.object({ at, badges: z.array(z.string()) })),
  contentRatings: z.array(z.object({ at, contentRating: z.number() })),
  stocks: z.array(z.object({ at, stock: z.int() })),
  ratings: z.array(z.object({ at, rating: z.number() })),
  reviews: z.array(z.object({ at, reviewsCount: z.int() })),
  offers: z.array(z.object({ at, offers: z.array(z.object({ sku: z.int() })) })),
});
export type CardHistory = z.output<typeof History>;

/** Every moment of a span at which a card said something else, whoever had changed it. */
export async function readCardHistory(
  { sandbox }: Seller,
  sku: number,
  { from, to }: { from: Date; to: Date },
): Promise<CardHistory> {
  const query = { sku: String(sku), from: from.toISOString(), to: to.toISOString() };
  return History.parse(await sandbox.truth('history', query));
}

export function lastBy<Event extends { at: Date }>(
  events: readonly Event[],
  moment: Date,
): Event | undefined {
  return events.findLast((event) => event.at <= moment);
}
