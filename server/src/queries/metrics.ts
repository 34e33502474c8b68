import type { QueryMetricValues } from '@vitrina/contract/query-metrics.ts';
import type { HistoryWindow } from '@vitrina/contract/search-history.ts';

/** Counts of a span and of the span of the same length before it; null unless every day of both was measured. */
export type Pair = { now: number; before: number } | null;

/** What a statistics window of one query adds up to. Every metric of the table follows from these and nothing else. */
export type WindowSums = {
  window: HistoryWindow;
  /** Measured days of the window. */
  days: number;
  /** Every day of the window was measured. */
  isWhole: boolean;
  count: number;
  ca: number;
  cart: number;
  views: number;
  idle: number;
  soft: number;
  zero: number;
  /** Kopecks. */
  gmv: number;
  ord: number;
  buyers: number;
  /** Price x count over the days that had a price, and the count of those days. */
  priceSum: number;
  priceCount: number;
  /** As seen on the last day of the window on which the query was searched. */
  sellers: number;
  products: number;
  /** Days from the end of the window (0, -1, ...) x count. */
  moment: number;
  week: Pair;
  month: Pair;
  /** The highest of the last four windows of this length; null when fewer than two of them were measured whole. */
  peak: number | null;
};

/** Of shown counts, never of rounded shares. What is not known, and nothing to divide by, make no share. */
export function divide(top: number | null, bottom: number | null): number | null {
  return top === null || bottom === null || bottom === 0 ? null : top / bottom;
}

export function changeOf(pair: Pair): number | null {
  return pair === null || pair.before === 0 ? null : pair.now / pair.before - 1;
}

function wholeKopecks(price: number | null): number | null {
  return price === null ? null : Math.round(price);
}

/** Degrees of the least-squares line through the daily counts; 45 is a rise by the average daily count over the window. */
export function angleOf(window: number, count: number, moment: number): number | null {
  if (count === 0) return null;
  // Days are x = -(n-1)..0, so their sum and the sum of their squares are known beforehand.
  const sumX = -(window * (window - 1)) / 2;
  const sumXX = ((window - 1) * window * (2 * window - 1)) / 6;
  const slope = (window * moment - sumX * count) / (window * sumXX - sumX * sumX);
  const rise = (slope * (window - 1)) / (count / window);
  return (Math.atan(rise) * 180) / Math.PI;
}

export function toMetricValues(sums: WindowSums): QueryMetricValues {
  const { count } = sums;
  // Nobody searched: the counts are true zeros, but there was no result list to look at.
  const seen = (value: number) => (count === 0 ? null : value);
  return {
    count,
    uniq_queries_with_ca: sums.ca,
    cart_conversion: divide(sums.ca, count),
    added_to_cart: sums.cart,
    dynamics_in7: changeOf(sums.week),
    dynamics_in28: changeOf(sums.month),
    angle: sums.isWhole && sums.window > 1 ? angleOf(sums.window, count, sums.moment) : null,
    ratio: sums.peak === null ? null : divide(count, sums.peak),
    frequency: divide(count, sums.days),
    items_views: sums.views,
    uniq_sellers: seen(sums.sellers),
    products_count: seen(sums.products),
    per_item_stat: divide(count, sums.products),
    users_without_interaction_count: sums.idle,
    users_without_interaction_share: divide(sums.idle, count),
    soft_query_count: sums.soft,
    soft_query_share: divide(sums.soft, count),
    zero_count: sums.zero,
    zero_share: divide(sums.zero, count),
    avg_price: wholeKopecks(divide(sums.priceSum, sums.priceCount)),
    gmv: sums.gmv,
    ord: sums.ord,
    search_users_to_ord_users: divide(sums.buyers, count),
    users_per_order: divide(count, sums.ord),
  };
}

/** Nothing was measured. */
export const NO_METRICS: QueryMetricValues = {
  count: null,
  uniq_queries_with_ca: null,
  cart_conversion: null,
  added_to_cart: null,
  dynamics_in7: null,
  dynamics_in28: null,
  angle: null,
  ratio: null,
  frequency: null,
  items_views: null,
  uniq_sellers: null,
  products_count: null,
  per_item_stat: null,
  users_without_interaction_count: null,
  users_without_interaction_share: null,
  soft_query_count: null,
  soft_query_share: null,
  zero_count: null,
  zero_share: null,
  avg_price: null,
  gmv: null,
  ord: null,
  search_users_to_ord_users: null,
  users_per_order: null,
};
