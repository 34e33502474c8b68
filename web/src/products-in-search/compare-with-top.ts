import { median } from '@vitrina/contract/median.ts';
import type { ShelfProduct } from '@vitrina/contract/products-in-search.ts';

const TOP = 10;

export const FACTORS = ['priceKopecks', 'rating', 'reviewsCount', 'deliveryDays'] as const;
export type Factor = (typeof FACTORS)[number];
export type Factors = Record<Factor, number | null>;

export type AgainstTop = {
  /** Medians of other sellers' cards; null: none of them says it. */
  median: Factors;
  rivalsCount: number;
  mine: readonly ShelfProduct[];
};

/** product.md 3.4: what buyers weigh, of one's own cards and of those that others have on the first ten places. */
export function compareWithTop(products: readonly ShelfProduct[]): AgainstTop {
  const isMine = ({ owners }: ShelfProduct) => owners.length > 0;
  const rivals = products.filter((product) => product.place <= TOP && !isMine(product));
  const ofRivals = (factor: Factor) => median(rivals.flatMap((product) => product[factor] ?? []));
  return {
    median: {
      priceKopecks: ofRivals('priceKopecks'),
      rating: ofRivals('rating'),
      reviewsCount: ofRivals('reviewsCount'),
      deliveryDays: ofRivals('deliveryDays'),
    },
    rivalsCount: rivals.length,
    mine: products.filter(isMine),
  };
}

/** How a card stands against the median; null where one of the two is unknown. */
export function differenceOf(card: Factors, median: Factors, factor: Factor): number | null {
  const [own, theirs] = [card[factor], median[factor]];
  return own === null || theirs === null ? null : own - theirs;
}
