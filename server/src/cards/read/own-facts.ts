import type { RadarKind } from '@vitrina/contract/radar/changes.ts';

/** What the seller's methods tell of an own card. The storefront tells the rest, so that nothing is said twice. */
const OWN_FACTS = ['title', 'description', 'pictures', 'price', 'stock', 'contentRating'] as const;

/** Whether whoever sells the product learns of such a change from the storefront. */
export function isOfOwnStorefront(kind: RadarKind): boolean {
  return !OWN_FACTS.some((own) => own === kind);
}
