import { moscowDay, moscowMoment } from '../../clock/moscow-day.ts';
import { findCandidateQueries } from '../../demand/find-candidate-queries.ts';
import type { DayNumber, Market, Product } from '../../market/market.ts';
import { createMemory } from '../../platform/create-memory.ts';
import type { Shelves } from '../../shelf/create-shelves.ts';
import type { Traffic } from '../../traffic/create-traffic.ts';
import { type Period, spanOf } from '../period.ts';
import { splitCount } from '../split-count.ts';

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
  frequency(queryIndex: number, from: DayNumber, to: DayNumber, countedTo: Date): number;
  position(text: string, sku: number, day: DayNumber, countedTo: Date): number | undefined;
};

const WHOLE_COUNTRY = 0;
const NOON = 12;
const KEPT_PRODUCTS = 4000;
const QUERIES_OF_PRODUCT = 20;
// The rest of the visitors come by rare queries, which no report names, and from the catalogue.
const NAMED_SHARE = 0.85;

/** The share of searchers who scroll down to a place: nearly all see the first, half the fifteenth. */
export const seenShare = (position: number) => 0.95 / (1 + (position - 1) / 15);

type World = { market: Market; shelves: Shelves; traffic: Traffic };

export function createQueryMeter({ market, shelves, traffic }: World): QueryMeter {
  const candidatesOf = findCandidateQueries(market);
  const memory = createMemory<QueryFigures[]>(KEPT_PRODUCTS);

  function frequency(queryIndex: number, from: DayNumber, to: DayNumber, countedTo: Date): number {
    const today = moscowDay(countedTo);
    let sum = 0;
    for (let day = from; day <= Math.min(to, today - 1); day += 1) {
      sum += market.day('wb', queryIndex, day, WHOLE_COUNTRY)?.count ?? 0;
    }
    if (to >= today) {
      const passed = Math.floor((countedTo.getTime() - moscowMoment(today, 0).getTime()) / 3_600_000);
      const hours = market.hours('wb', queryIndex, today, WHOLE_COUNTRY) ?? [];
      sum += hours.slice(0, passed).reduce((total, count) => total + count, 0);
    }
    return sum;
  }

  function position(text: string, sku: number, day: DayNumber, countedTo: Date): number | undefined {
    const at = new Date(Math.min(moscowMoment(day, NOON).getTime(), countedTo.getTime()));
    const place = shelves.of(text, WHOLE_COUNTRY, at, 'wb').indexOf(sku) + 1;
    return place === 0 ? undefined : place;
  }

  function measure(product: Product, { from, to }: Period, countedTo: Date): QueryFigures[] {
    // Places of a longer period are sampled on its first and last day.
    const days = [...new Set([from, to])];
    const placed = candidatesOf(product)
      .map((queryIndex) => ({ queryIndex, count: frequency(queryIndex, from, to, countedTo) }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count || one.queryIndex - other.queryIndex)
      .slice(0, QUERIES_OF_PRODUCT)
      .flatMap(({ queryIndex, count }) => {
        const text = market.queries.text(queryIndex);
        const places = days
          .flatMap((day) => position(text, product.sku, day, countedTo) ?? [])
          .toSorted((one, other) => one - other);
        const [best] = places;
        if (best === undefined) return [];
        const average = places.reduce((sum, place) => sum + place, 0) / places.length;
        return { queryIndex, text, count, average: Math.round(average), median: best };
      });

    const visits = placed.map(({ count, average }) => count * seenShare(average));
    const total = visits.reduce((sum, visit) => sum + visit, 0);
    const shares = visits.map((visit) => (total === 0 ? 0 : (NAMED_SHARE * visit) / total));
    const span = spanOf({ from, to }, countedTo);
    const counters = traffic.organic({ marketplace: 'wb', sku: product.sku, ...span });
    const clicks = splitCount(counters.clicks, shares);
    const carts = splitCount(counters.carts, shares);
    const orders = splitCount(counters.orders, shares);
    return placed
      .map(({ queryIndex, text, count, average, median }, place) => {
        const openCard = clicks[place] ?? 0;
        // Rounding must not leave more carts than visits.
        const addToCart = Math.min(openCard, carts[place] ?? 0);
        return {
          text,
          frequency: count,
          weekFrequency: frequency(queryIndex, Math.max(from, to - 6), to, countedTo),
          avgPosition: average,
          medianPosition: median,
          share: shares[place] ?? 0,
          openCard,
          addToCart,
          orders: Math.min(addToCart, orders[place] ?? 0),
        };
      })
      .toSorted((one, other) => other.share - one.share);
  }

  return {
    frequency,
    position,
    of(product, period, countedTo) {
      const stamp = market.changesOf(product.sku).length;
      const key = `${product.sku} ${period.from} ${period.to} ${countedTo.getTime()} ${stamp}`;
      return memory.of(key, () => measure(product, period, countedTo));
    },
  };
}
