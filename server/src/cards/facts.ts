import type { CardOffer, CardStock } from '@vitrina/contract/radar/changes.ts';

/** A picture by its content (sha256, hex), where it was, and how it looks (a perceptual hash, hex). */
export type FactPicture = { hash: string; look: string; address: string };

/**
 * What is known of a card. A key that is missing was not read, null is what the source says there is not: only keys
 * that are on both sides are compared. Prices are kopecks.
 */
export type CardFacts = Partial<{
  title: string;
  description: string | null;
  characteristics: { name: string; value: string }[];
  /** The main one first. */
  pictures: FactPicture[];
  category: string | null;
  price: number | null;
  stock: CardStock;
  rating: number | null;
  reviews: number | null;
  contentRating: number | null;
  offers: CardOffer[];
  badges: string[];
}>;

/** Who tells of a card: the marketplace's own methods with the seller's key, or the storefront as buyers see it. */
export type CardSource = 'seller' | 'storefront';

/** What a look brought. Only `read` may become a change: everything else is a gap. */
export type Look =
  | { outcome: 'read'; facts: CardFacts }
  | { outcome: 'gone' }
  /** `retryAfterMs`: what the other side asked for, if it did. */
  | { outcome: 'failed'; reason: string; retryAfterMs?: number | null };
