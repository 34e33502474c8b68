import { lastClosedDay } from '../demand/closed-days.ts';
import { rankQueries } from '../demand/rank-queries.ts';
import type { DayNumber, Market } from '../market/market.ts';

/** One query over the last seven closed days, in the seven columns of the official methods. */
export type PopularQuery = {
  query: string;
  client_count: number;
  add_to_cart: number;
  /** A fraction, not percent. */
  conversion_to_cart: number;
  /** Roubles. */
  avg_price: number;
  /** Views for one search. */
  items_views: number;
  sellers_count: number;
};

export type PopularQueries = {
  /** The head of the whole list and how long the list is. */
  top(now: Date): Promise<{ queries: readonly PopularQuery[]; total: number }>;
  /** Queries that contain a text, unsorted. */
  matching(text: string, now: Date): PopularQuery[];
};

const WHOLE_COUNTRY = 0;
const WINDOW_DAYS = 7;
// Offset 1000 and limit 50 are the declared maximums, so nobody reads further.
const REACHABLE = 1050;
// Some of the week's popular queries were not popular on its last day.
const RANKED_BY_DAY = 3000;
// Queries are numbered by popularity, so a frequent word keeps its most popular ones.
const MOST_MATCHES = 2000;

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

function measureWeek(market: Market, index: number, lastDay: DayNumber): PopularQuery | undefined {
  const days = Array.from(
    { length: WINDOW_DAYS },
    (_, back) => market.day('ozon', index, lastDay - back, WHOLE_COUNTRY) ?? [],
  ).flat();
  const count = days.reduce((sum, day) => sum + day.count, 0);
  if (count === 0) return undefined;
  const carts = days.reduce((sum, day) => sum + day.uniqQueriesWithCa, 0);
  const perSearch = (pick: (day: (typeof days)[number]) => number) =>
    days.reduce((sum, day) => sum + pick(day) * day.count, 0) / count;
  return {
    query: market.queries.text(index),
    client_count: count,
    add_to_cart: carts,
    conversion_to_cart: round(carts / count, 3),
    avg_price: round(perSearch((day) => day.avgPriceKopecks) / 100, 1),
    items_views: round(days.reduce((sum, day) => sum + day.itemsViews, 0) / count, 3),
    sellers_count: round(
      perSearch((day) => day.uniqSellers),
      3,
    ),
  };
}

async function measureTop(market: Market, lastDay: DayNumber) {
  const { order } = await rankQueries(market, 'ozon', lastDay, WHOLE_COUNTRY);
  const queries = Array.from(
    order.subarray(0, RANKED_BY_DAY),
    (index) => measureWeek(market, index, lastDay) ?? [],
  )
    .flat()
    .toSorted((one, other) => other.client_count - one.client_count)
    .slice(0, REACHABLE);
  return { queries, total: order.length };
}

export function createPopularQueries(market: Market): PopularQueries {
  let latest: { day: DayNumber; top: ReturnType<typeof measureTop> } | undefined;
  return {
    top(now) {
      const day = lastClosedDay(now);
      if (latest?.day !== day) latest = { day, top: measureTop(market, day) };
      return latest.top;
    },
    matching(text, now) {
      const wanted = text.trim().toLowerCase().replaceAll('ё', 'е');
      const found: PopularQuery[] = [];
      for (let index = 0; index < market.queries.count && found.length < MOST_MATCHES; index += 1) {
        if (!market.queries.text(index).includes(wanted)) continue;
        const query = measureWeek(market, index, lastClosedDay(now));
        if (query !== undefined) found.push(query);
      }
      return found;
    },
  };
}
