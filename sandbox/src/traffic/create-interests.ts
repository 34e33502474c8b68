import { moscowMoment } from '../clock/moscow-day.ts';
import { findCandidateQueries } from '../demand/find-candidate-queries.ts';
import type { DayNumber, Market, MarketplaceId, Product } from '../market/market.ts';
import { createMemory } from '../platform/create-memory.ts';

/** How much buyers look for a product on a day. */
export type Interests = {
  /** Views that it gets in the results of its main queries. */
  searchViews(marketplace: MarketplaceId, product: Product, day: DayNumber): number;
  /** Compared with a usual day, 1. */
  season(marketplace: MarketplaceId, product: Product, day: DayNumber): number;
};

const MAIN_QUERIES = 3;
const WHOLE_COUNTRY = 0;
const NOON = 12;
const WEEK = 7;
const KEPT_WEEKS = 30_000;
const KEPT_PRODUCTS = 5000;
// A place is sampled once a week: a shelf costs as much as a month of traffic.
const UNPLACED = 1500;
// A Monday of each season of one year.
const USUAL_DAYS: readonly DayNumber[] = [20_171, 20_262, 20_353, 20_444];
// Rare queries must not make the season of a product jump between nothing and double.
const STEADY = 25;

/** The share of searchers who scroll down to a place: nearly all see the first, half the fifteenth. */
const seenShare = (position: number) => 0.95 / (1 + (position - 1) / 15);

export function createInterests(market: Market): Interests {
  const candidatesOf = findCandidateQueries(market);
  const places = createMemory<{ shares: number[] }>(KEPT_WEEKS);
  const usual = createMemory<{ searches: number }>(KEPT_PRODUCTS);

  const searchesOf = (marketplace: MarketplaceId, query: number, day: DayNumber) =>
    market.day(marketplace, query, day, WHOLE_COUNTRY)?.count ?? 0;

  /** On the Sunday before the day's week, so that the place of no hour depends on what happens after it. */
  function listSeenShares(
    marketplace: MarketplaceId,
    { sku }: Product,
    queries: readonly number[],
    day: DayNumber,
  ) {
    const sunday = Math.floor((day + 3) / WEEK) * WEEK - 4;
    const at = moscowMoment(sunday, NOON);
    return places.of(`${marketplace} ${sku} ${sunday}`, () => ({
      shares: queries.map((query) => {
        const shelf = market.search(market.queries.text(query), WHOLE_COUNTRY, at, marketplace);
        const place = shelf.findIndex((ranked) => ranked.sku === sku);
        return seenShare(place === -1 ? UNPLACED : place + 1);
      }),
    })).shares;
  }

  const mainQueriesOf = (product: Product) => candidatesOf(product).slice(0, MAIN_QUERIES);
  const sumSearches = (marketplace: MarketplaceId, queries: readonly number[], day: DayNumber) =>
    queries.reduce((sum, query) => sum + searchesOf(marketplace, query, day), 0);

  return {
    searchViews(marketplace, product, day) {
      const queries = mainQueriesOf(product);
      const shares = listSeenShares(marketplace, product, queries, day);
      return queries.reduce(
        (sum, query, place) => sum + searchesOf(marketplace, query, day) * (shares[place] ?? 0),
        0,
      );
    },
    season(marketplace, product, day) {
      const queries = mainQueriesOf(product);
      const { searches } = usual.of(`${marketplace} ${product.sku}`, () => {
        const sum = USUAL_DAYS.reduce((all, one) => all + sumSearches(marketplace, queries, one), 0);
        return { searches: sum / USUAL_DAYS.length };
      });
      return (sumSearches(marketplace, queries, day) + STEADY) / (searches + STEADY);
    },
  };
}
