import * as z from 'zod';
import type { Visits } from './open-visits.ts';
import { readPriceKopecks } from './read-price.ts';
import { type Envelope, findState, readEnvelope, statesOf } from './read-widgets.ts';
import { readSeller, SellerShape, type StorefrontSeller } from './seller.ts';
import { fail, type ShelfFailure } from './shelf.ts';

/** A product's card as buyers of a city see it. null: the page does not say. */
type ProductCard = {
  sku: number;
  title: string;
  priceKopecks: number | null;
  /** For buyers who pay with the marketplace's own card. */
  cardPriceKopecks: number | null;
  /** The crossed-out one. */
  oldPriceKopecks: number | null;
  isAvailable: boolean;
  seller: StorefrontSeller | null;
  /** Addresses, the main picture first. */
  pictures: string[];
  /** null also while nobody has rated it. */
  rating: number | null;
  reviewsCount: number | null;
};

export type CardAnswer = { outcome: 'read'; card: ProductCard } | { outcome: 'notFound' } | ShelfFailure;

export type CardQuestion = { sku: number; cityId: number; signal: AbortSignal };

const text = z.string().optional().catch(undefined);

const Price = z.object({
  price: text,
  cardPrice: text,
  originalPrice: text,
  isAvailable: z.boolean().optional().catch(undefined),
});
// An older widget for the same.
const Sale = z.object({
  offer: z.object({ isAvailable: z.boolean() }).optional().catch(undefined),
  cellTrackingInfo: z.object({
    product: z.object({ finalPrice: z.coerce.number().positive(), price: z.coerce.number().catch(0) }),
  }),
});
const Heading = z.object({
  title: z.string().min(1),
  seller: SellerShape.optional().catch(undefined),
});
const Gallery = z.object({
  coverImage: text,
  images: z.array(z.object({ src: z.string() })).catch([]),
});
const Score = z.object({
  totalScore: z.coerce.number().min(0).max(5),
  reviewsCount: z.coerce.number().int().min(0),
});

type Prices = Pick<ProductCard, 'priceKopecks' | 'cardPriceKopecks' | 'oldPriceKopecks'> & {
  /** undefined: the page does not say. */
  isAvailable: boolean | undefined;
};

/** undefined: nothing on the page speaks of a price, not even that the product is sold out. */
export function readPrices(page: Envelope): Prices | undefined {
  const shown = findState(page, 'webPrice', Price);
  const priceKopecks = readPriceKopecks(shown?.price) ?? readPriceKopecks(shown?.cardPrice);
  if (shown !== undefined && priceKopecks !== undefined) {
    return {
      priceKopecks,
      cardPriceKopecks: readPriceKopecks(shown.cardPrice) ?? null,
      oldPriceKopecks: readPriceKopecks(shown.originalPrice) ?? null,
      isAvailable: shown.isAvailable,
    };
  }
  const sale = findState(page, 'webSale', Sale);
  const nothing = { priceKopecks: null, cardPriceKopecks: null, oldPriceKopecks: null };
  if (sale === undefined)
    return statesOf(page, 'webOutOfStock').length > 0 ? { ...nothing, isAvailable: false } : undefined;
  const { finalPrice, price } = sale.cellTrackingInfo.product;
  return {
    ...nothing,
    priceKopecks: Math.round(finalPrice * 100),
    oldPriceKopecks: price > finalPrice ? Math.round(price * 100) : null,
    isAvailable: sale.offer?.isAvailable,
  };
}

type Shown = { coverImage?: string | null | undefined; images: readonly { src: string }[] };

/** The main one first, each once. */
export function listPictures({ coverImage, images }: Shown): string[] {
  return [...new Set([...(coverImage ? [coverImage] : []), ...images.map(({ src }) => src)])];
}

/** Reads a card; a page without its title or without any word on the price is another page than we know. */
export function readCardPage(json: unknown, sku: number): CardAnswer {
  const page = readEnvelope(json);
  const heading =
    page && (findState(page, 'webProductHeading', Heading) ?? findState(page, 'webStickyProducts', Heading));
  if (page === undefined || heading === undefined) return fail('drift', 'no heading on the card');
  const prices = readPrices(page);
  if (prices === undefined) return fail('drift', 'no price on the card');
  const score = findState(page, 'webReviewProductScore', Score);
  return {
    outcome: 'read',
    card: {
      sku,
      title: heading.title,
      ...prices,
      // What has a price can be bought unless the page denies it.
      isAvailable: prices.isAvailable ?? true,
      seller: readSeller(heading.seller),
      pictures: listPictures(findState(page, 'webGallery', Gallery) ?? { images: [] }),
      rating: score === undefined || score.reviewsCount === 0 ? null : score.totalScore,
      reviewsCount: score?.reviewsCount ?? null,
    },
  };
}

/** The card of a product as a visitor from a city sees it. */
export async function readProductCard(
  visits: Visits,
  { sku, cityId, signal }: CardQuestion,
): Promise<CardAnswer> {
  const answer = await visits.ask(`/product/${sku}/`, cityId, signal);
  if (answer.outcome === 'absent') return { outcome: 'notFound' };
  if (answer.outcome === 'category') return fail('drift', 'a category instead of the card');
  return answer.outcome === 'ok' ? readCardPage(answer.json, sku) : answer;
}
