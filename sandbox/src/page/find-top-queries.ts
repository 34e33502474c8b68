import { moscowDay } from '../clock/moscow-day.ts';
import { findCandidateQueries } from '../demand/find-candidate-queries.ts';
import type { Market, MarketplaceId, Product } from '../market/market.ts';
import type { Shelves } from '../shelf/create-shelves.ts';

/** `place` is undefined where the product is not on the shelf at all. */
export type TopQuery = { text: string; searches: number; place: number | undefined };

type Ask = { cityId: number; at: Date; marketplace: MarketplaceId; most: number };

/** The queries by which a product is looked for most, counted on the day before, and its place in each right now. */
export function createTopQueries(market: Market, shelves: Shelves) {
  const candidatesOf = findCandidateQueries(market);
  return (product: Product, { cityId, at, marketplace, most }: Ask): TopQuery[] => {
    const day = moscowDay(at) - 1;
    const searched = candidatesOf(product).flatMap((index) => {
      const searches = market.day(marketplace, index, day, cityId)?.count ?? 0;
      return searches > 0 ? [{ text: market.queries.text(index), searches }] : [];
    });
    return searched
      .toSorted((one, other) => other.searches - one.searches)
      .slice(0, most)
      .map(({ text, searches }) => {
        const index = shelves.of(text, cityId, at, marketplace).indexOf(product.sku);
        return { text, searches, place: index === -1 ? undefined : index + 1 };
      });
  };
}
export type FindTopQueries = ReturnType<typeof createTopQueries>;
