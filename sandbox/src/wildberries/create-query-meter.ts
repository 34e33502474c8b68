import { findCandidateQueries } from '../demand/find-candidate-queries.ts';
import type { DayNumber, Market, Product } from '../market/market.ts';
import { createMemory } from '../platform/create-memory.ts';
import type { Shelves } from '../shelf/create-shelves.ts';
import type { Traffic } from '../traffic/create-traffic.ts';
import { countSearches, findPosition } from './analytics/count-searches.ts';
import { type Period, spanOf } from './period.ts';
import { splitCount } from './split-count.ts';

/** How one product fared in one query over a period. */
export type QueryFigures = {
  text: string;
  /** How many times it was typed, in the period and in the last seven days of it. */
  frequency: number;
  weekFrequency: number;
  avgPosition: number;
  medianPosition: number;
  /** Its part of the product's organic visitors. */
  share: number;
  openCard: number;
  addToCart: number;
  orders: number;
};

export type QueryMeter = {
  /** As counted by a full hour; the most visited queries first. */
  of(product: Product, period: Period, countedTo: Date): readonly QueryFigures[];
  frequency(queryIndex: number, period: Period, countedTo: Date): number;
  position(text: string, sku: number, day: DayNumber, countedTo: Date): number | undefined;
};

type World = { market: Market; shelves: Shelves; traffic: Traffic };
type CountedPeriod = Period & { countedTo: Date };
type Placed = { queryIndex: number; text: string; frequency: number; places: readonly number[] };

const KEPT_PRODUCTS = 4000;
const QUERIES_OF_PRODUCT = 20;
const WEEK_DAYS = 7;
// The rest of the visitors come by rare queries, which no report names, and from the catalogue.
const NAMED_SHARE = 0.85;

/** The share of searchers who scroll down to a place: nearly all see the first, half the fifteenth. */
export const seenShare = (position: number) => 0.95 / (1 + (position - 1) / 15);

const averageOf = (places: readonly number[]) =>
  Math.round(places.reduce((sum, place) => sum + place, 0) / Math.max(1, places.length));

/** The most typed queries that show the product; places are sampled on the first and the last day. */
function listPlaced(
  { market, shelves }: World,
  product: Product,
  queries: readonly number[],
  { from, to, countedTo }: CountedPeriod,
): Placed[] {
  return queries
    .map((queryIndex) => ({
      queryIndex,
      frequency: countSearches(market, queryIndex, { from, to }, countedTo),
    }))
    .filter(({ frequency }) => frequency > 0)
    .toSorted((one, other) => other.frequency - one.frequency || one.queryIndex - other.queryIndex)
    .slice(0, QUERIES_OF_PRODUCT)
    .flatMap(({ queryIndex, frequency }) => {
      const text = market.queries.text(queryIndex);
      const places = [...new Set([from, to])]
        .flatMap((day) => findPosition(shelves, { text, sku: product.sku }, day, countedTo) ?? [])
        .toSorted((one, other) => one - other);
      return places.length === 0 ? [] : { queryIndex, text, frequency, places };
    });
}

/** Divides the product's visitors among its queries, by how many searchers see it there. */
function divideVisitors(
  { market, traffic }: World,
  product: Product,
  placed: readonly Placed[],
  { from, to, countedTo }: CountedPeriod,
): QueryFigures[] {
  const visits = placed.map(({ frequency, places }) => frequency * seenShare(averageOf(places)));
  const total = visits.reduce((sum, visit) => sum + visit, 0);
  const shares = visits.map((visit) => (NAMED_SHARE * visit) / total);
  const span = spanOf({ from, to }, countedTo);
  const counters = traffic.organic({ marketplace: 'wb', sku: product.sku, ...span });
  const clicks = splitCount(counters.clicks, shares);
  const carts = splitCount(counters.carts, shares);
  const orders = splitCount(counters.orders, shares);
  return placed.map(({ queryIndex, text, frequency, places }, place) => {
    const openCard = clicks[place] ?? 0;
    // Rounding must not leave more carts than visits.
    const addToCart = Math.min(openCard, carts[place] ?? 0);
    const lastWeek = Math.max(from, to - WEEK_DAYS + 1);
    return {
      text,
      frequency,
      weekFrequency: countSearches(market, queryIndex, { from: lastWeek, to }, countedTo),
      avgPosition: averageOf(places),
      medianPosition: places[Math.floor((places.length - 1) / 2)] ?? 0,
      share: shares[place] ?? 0,
      openCard,
      addToCart,
      orders: Math.min(addToCart, orders[place] ?? 0),
    };
  });
}

export function createQueryMeter(world: World): QueryMeter {
  const { market, shelves } = world;
  const candidatesOf = findCandidateQueries(market);
  const memory = createMemory<QueryFigures[]>(KEPT_PRODUCTS);
  return {
    frequency: (queryIndex, period, countedTo) => countSearches(market, queryIndex, period, countedTo),
    position: (text, sku, day, countedTo) => findPosition(shelves, { text, sku }, day, countedTo),
    of(product, period, countedTo) {
      // What a seller changes counts within the hour, too.
      const stamp = market.changesOf(product.sku).length;
      const key = `${product.sku} ${period.from} ${period.to} ${countedTo.getTime()} ${stamp}`;
      return memory.of(key, () => {
        const placed = listPlaced(world, product, candidatesOf(product), { ...period, countedTo });
        const figures = divideVisitors(world, product, placed, { ...period, countedTo });
        return figures.toSorted((one, other) => other.share - one.share);
      });
    },
  };
}
