import * as z from 'zod';
import type { Sandbox } from '../../test/fakes/sandbox.ts';

const at = z.coerce.date();
const Named = z.object({ name: z.string(), value: z.string() });
const History = z.object({
  prices: z.array(z.object({ at, priceKopecks: z.int() })),
  titles: z.array(z.object({ at, title: z.string() })),
  pictures: z.array(
    z.object({ at, pictures: z.array(z.object({ address: z.string(), contentHash: z.string() })) }),
  ),
  descriptions: z.array(z.object({ at, description: z.string() })),
  characteristics: z.array(z.object({ at, characteristics: z.array(Named) })),
  categories: z.array(z.object({ at, category: z.string() })),
  badges: z.array(z.object({ at, badges: z.array(z.string()) })),
  contentRatings: z.array(z.object({ at, contentRating: z.number() })),
  stocks: z.array(z.object({ at, stock: z.int() })),
  ratings: z.array(z.object({ at, rating: z.number() })),
  reviews: z.array(z.object({ at, reviewsCount: z.int() })),
  offers: z.array(z.object({ at, offers: z.array(z.object({ sku: z.int() })) })),
});
export type CardHistory = z.output<typeof History>;

export async function readHistory(sandbox: Sandbox, sku: number, from: Date, to: Date): Promise<CardHistory> {
  const query = { sku: String(sku), from: from.toISOString(), to: to.toISOString() };
  return History.parse(await sandbox.truth('history', query));
}

/** What a card says, in words that can be compared; numbers that sellers do not set apart. */
const SAYS = {
  price: (history: CardHistory, moment: Date) => last(history.prices, moment)?.priceKopecks,
  title: (history: CardHistory, moment: Date) => fold(last(history.titles, moment)?.title ?? ''),
  pictures: (history: CardHistory, moment: Date) => {
    const [main, ...others] = last(history.pictures, moment)?.pictures ?? [];
    return [main?.contentHash, ...others.map(({ contentHash }) => contentHash).toSorted()].join();
  },
  description: (history: CardHistory, moment: Date) =>
    fold(last(history.descriptions, moment)?.description ?? ''),
  characteristics: (history: CardHistory, moment: Date) =>
    (last(history.characteristics, moment)?.characteristics ?? [])
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted()
      .join('\n'),
  category: (history: CardHistory, moment: Date) => last(history.categories, moment)?.category,
  badges: (history: CardHistory, moment: Date) =>
    (last(history.badges, moment)?.badges ?? []).toSorted().join('\n'),
  contentRating: (history: CardHistory, moment: Date) => last(history.contentRatings, moment)?.contentRating,
  stock: (history: CardHistory, moment: Date) => last(history.stocks, moment)?.stock,
  rating: (history: CardHistory, moment: Date) => last(history.ratings, moment)?.rating,
  reviews: (history: CardHistory, moment: Date) => last(history.reviews, moment)?.reviewsCount,
  sellers: (history: CardHistory, moment: Date) =>
    (last(history.offers, moment)?.offers ?? [])
      .map(({ sku }) => String(sku))
      .toSorted()
      .join(),
} as const;
export type TrueKind = keyof typeof SAYS;

function last<Event extends { at: Date }>(events: readonly Event[], moment: Date): Event | undefined {
  return events.findLast((event) => event.at <= moment);
}

/** Words only: how a text is set says nothing. */
export function fold(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

export function sayAt(history: CardHistory, kind: TrueKind, moment: Date): string {
  return String(SAYS[kind](history, moment));
}

/** Everything that the card has said of a kind by a moment. */
export function sayBefore(history: CardHistory, kind: TrueKind, moment: Date): Set<string> {
  const moments = Object.values(history)
    .flat()
    .map((event) => event.at)
    .filter((one) => one <= moment);
  return new Set(moments.map((one) => sayAt(history, kind, one)));
}
