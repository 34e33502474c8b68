import * as z from 'zod/mini';
import type { Marketplace } from '../ids.ts';

/**
 * What the addresses of the tools' screens are read by. Every screen of the web waits for it, so it stands apart from
 * the routes, which come with the screens that call them.
 */

/** Most queries in one request on any plan; plans may allow fewer (plans.ts). */
export const MAX_QUERIES_PER_REQUEST = 100;

/** City 0 is the whole country. */
export const WHOLE_COUNTRY = 0;

export const StatisticsWindow = z.union([z.literal(7), z.literal(28)]);
export type StatisticsWindow = z.infer<typeof StatisticsWindow>;

/** Search history has windows of a day as well, where the marketplace counts in days. */
export const HistoryWindow = z.union([z.literal(1), z.literal(7), z.literal(28)]);
export type HistoryWindow = z.infer<typeof HistoryWindow>;

/** product.md 9.4: Yandex Market counts in days, Ozon in a rolling week. */
export function windowsOf(marketplace: Marketplace): readonly HistoryWindow[] {
  return marketplace === 'ym' ? [1, 7, 28] : [7, 28];
}

/** The limit of a plan by which days of a marketplace's search history are counted: for each apart, as runs are. */
export const HISTORY_DAYS_OF = {
  ozon: 'searchHistoryDaysOzon',
  wb: 'searchHistoryDaysWb',
  ym: 'searchHistoryDaysYm',
} as const satisfies Record<Marketplace, string>;

export const ProductSort = z.enum(['name', 'price', 'stock', 'sku']);
export type ProductSort = z.infer<typeof ProductSort>;

export const JUMP_DIRECTIONS = ['rise', 'fall', 'new', 'vanished'] as const;
export const JumpDirection = z.enum(JUMP_DIRECTIONS);
export type JumpDirection = z.infer<typeof JumpDirection>;

/** Figures that add up over days, by their names in the query table; money is kopecks. */
export const JUMP_METRICS = ['count', 'added_to_cart', 'ord', 'gmv'] as const;
export const JumpMetric = z.enum(JUMP_METRICS);
export type JumpMetric = z.infer<typeof JumpMetric>;

export const UNDERVALUED_BOUNDS = {
  /** The market that queries are measured by: searched once a day, on the average of the window. */
  leastFrequency: 28,
  usualFrequency: 100,
  hiddenDays: 30,
  countsAtOnce: 100,
} as const;

export const WORD_BOUNDS = { products: 50, rows: 1000, stopWords: 500, stopWordLength: 50 } as const;

/** Cards side by side, queries and words of a result, runs that stay in the history. */
export const CARD_BOUNDS = { sideBySide: 5, queries: 1000, words: 100, runs: 200 } as const;

/** How far a person may have a shelf read; the storefront itself is never read beyond the last of them. */
export const SHELF_DEPTHS = [100, 300, 1000] as const;

/** Products in one question, lines on a chart, rows of a list. */
export const REQUEST_STATISTICS_BOUNDS = { products: 50, lines: 10, rows: 1000 } as const;
