import type { RadarKind } from '@vitrina/contract/radar/changes.ts';
import type { CardFacts } from '../../cards/facts.ts';

/** Facts that have a strip, and the kinds of their changes. */
export const STRIP_KINDS = {
  price: 'price',
  stock: 'stock',
  rating: 'rating',
  reviews: 'reviews',
  contentRating: 'contentRating',
  category: 'category',
  offers: 'sellers',
  pictures: 'pictures',
  badges: 'badges',
} as const satisfies Partial<Record<keyof CardFacts, RadarKind>>;

export type StripFact = keyof typeof STRIP_KINDS;
export const STRIP_FACTS = Object.keys(STRIP_KINDS) as StripFact[];

export function isStripFact(name: string): name is StripFact {
  return Object.hasOwn(STRIP_KINDS, name);
}
