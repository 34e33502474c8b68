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

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** product.md 3.4: what buyers weigh, of one's own cards and of those that others have on the first ten places. */
export function compareWithTop(products: readonly ShelfProduct[]): AgainstTop {
  const isMine = ({ owners }: ShelfProduct) => owners.length > 0;
  const rivals = products.filter((product) => product.place <= TOP && !isMine(product));
  const median = (factor: Factor) => medianOf(rivals.flatMap((product) => product[factor] ?? []));
  return {
    median: {
      priceKopecks: median('priceKopecks'),
      rating: median('rating'),
      reviewsCount: median('reviewsCount'),
      deliveryDays: median('deliveryDays'),
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
