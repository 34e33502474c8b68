import { moscowMoment } from '../clock/moscow-day.ts';
import { findCandidateQueries } from '../demand/find-candidate-queries.ts';
import type { DayNumber, Market, Product } from '../market/market.ts';
import { createMemory } from '../platform/create-memory.ts';
import { hash } from '../platform/hash.ts';
import type { Shelves } from '../shelf/create-shelves.ts';

/** How one product fared in one query over a period. */
export type OwnQuery = {
  queryIndex: number;
  query: string;
  position: number;
  searchUsers: number;
  viewUsers: number;
  orders: number;
  gmvKopecks: number;
};

export type OwnQueries = { of(product: Product, from: DayNumber, to: DayNumber): readonly OwnQuery[] };

// A client reads the queries of 1000 products page by page; each is measured once.
const KEPT_PRODUCTS = 4000;
// As many as the details method shows at most.
const QUERIES_OF_PRODUCT = 15;
const WHOLE_COUNTRY = 0;
const NOON = 12;
// Positions of a longer period are sampled on its first, middle and last day.
const SAMPLED_DAYS = 3;
// Some people repeat a query within a day.
const USERS_PER_SEARCH = 0.82;

type Period = { from: DayNumber; to: DayNumber };
type DemandOfDay = { day: DayNumber; searches: number; orders: number };
type SearchedQuery = { queryIndex: number; days: readonly DemandOfDay[] };

const countSearches = ({ days }: SearchedQuery) => days.reduce((sum, { searches }) => sum + searches, 0);

/** The share of searchers who scroll down to a place: nearly all see the first, half the fifteenth. */
const seenShare = (position: number) => 0.95 / (1 + (position - 1) / 15);
// The sum of the above over 1,500 places: orders of a query are divided in proportion to being seen.
const SEEN_TOTAL = 66;

/** A whole number whose average is the given one; the same for the same key. */
function roundByChance(value: number, ...key: number[]): number {
  return Math.floor(value + (hash('round', ...key) % 1000) / 1000);
}

function sampleDays(from: DayNumber, to: DayNumber): DayNumber[] {
  const span = to - from;
  const steps = Math.min(SAMPLED_DAYS - 1, span);
  return Array.from({ length: steps + 1 }, (_, step) =>
    steps === 0 ? from : from + Math.round((span * step) / steps),
  );
}

export function createOwnQueries(market: Market, shelves: Shelves): OwnQueries {
  const candidatesOf = findCandidateQueries(market);

  function listDemand(queryIndex: number, { from, to }: Period): DemandOfDay[] {
    const days: DemandOfDay[] = [];
    for (let day = from; day <= to; day += 1) {
      const demand = market.day('ozon', queryIndex, day, WHOLE_COUNTRY);
      if (demand !== undefined) days.push({ day, orders: demand.orders, searches: demand.count });
    }
    return days;
  }

  function positionOf(query: string, sku: number, { from, to }: Period): number | undefined {
    const places = sampleDays(from, to)
      .map((day) => shelves.of(query, WHOLE_COUNTRY, moscowMoment(day, NOON)).indexOf(sku) + 1)
      .filter((place) => place > 0);
    return places.length === 0 ? undefined : places.reduce((sum, place) => sum + place, 0) / places.length;
  }

  function measure(
    product: Product,
    { queryIndex, days }: SearchedQuery,
    period: Period,
  ): OwnQuery | undefined {
    const query = market.queries.text(queryIndex);
    const position = positionOf(query, product.sku, period);
    if (position === undefined) return undefined;
    const found = { queryIndex, query, position, searchUsers: 0, viewUsers: 0, orders: 0, gmvKopecks: 0 };
    for (const { day, searches, orders } of days) {
      const searchUsers = Math.round(searches * USERS_PER_SEARCH);
      const share = seenShare(position) / SEEN_TOTAL;
      const ownOrders = roundByChance(orders * share, product.sku, queryIndex, day);
      const { priceKopecks } = market.products.state(product.sku, moscowMoment(day, NOON));
      found.searchUsers += searchUsers;
      found.viewUsers += Math.round(searchUsers * seenShare(position));
      found.orders += ownOrders;
      found.gmvKopecks += ownOrders * priceKopecks;
    }
    return found;
  }

  function measureProduct(product: Product, period: Period): OwnQuery[] {
    return candidatesOf(product)
      .map((queryIndex) => ({ queryIndex, days: listDemand(queryIndex, period) }))
      .filter(({ days }) => days.length > 0)
      .toSorted((one, other) => countSearches(other) - countSearches(one))
      .slice(0, QUERIES_OF_PRODUCT)
      .flatMap((searched) => measure(product, searched, period) ?? []);
  }

  const memory = createMemory<OwnQuery[]>(KEPT_PRODUCTS);
  return {
    of: (product, from, to) =>
      memory.of(`${product.sku} ${from} ${to}`, () => measureProduct(product, { from, to })),
  };
}
