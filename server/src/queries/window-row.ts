import type { HistoryWindow } from '@vitrina/contract/search-history.ts';
import * as z from 'zod';
import { type Coverage, hasPeak } from './measured-days.ts';
import type { WindowSums } from './metrics.ts';

/** What every window has, ready-made or folded from weeks. */
export const WINDOW_FIGURES = {
  count: z.number(),
  ca: z.number(),
  cart: z.number(),
  views: z.number(),
  idle: z.number(),
  soft: z.number(),
  zero: z.number(),
  gmv: z.number(),
  ord: z.number(),
  buyers: z.number(),
  price_sum: z.number(),
  price_count: z.number(),
  moment: z.number(),
  sellers: z.number(),
  products: z.number(),
};

/** A window of one query, in whichever way it was read; the names are the columns of sq_win. */
export const WindowRow = z.object({
  query_id: z.int(),
  text: z.string(),
  ...WINDOW_FIGURES,
  count_before: z.number(),
  other: z.number(),
  other_before: z.number(),
  peak: z.number(),
  /** Of a window of one day alone. */
  month: z.optional(z.number()),
  month_before: z.optional(z.number()),
});
export type WindowRow = z.infer<typeof WindowRow>;

const OF_A_DAY = ['month', 'month_before'];
const OTHERS = ['query_id', 'text', ...OF_A_DAY];
/** The columns of a page; `_before` of the other metrics stay unread. */
export const WINDOW_COLUMNS = Object.keys(WindowRow.shape).filter((column) => !OTHERS.includes(column));

export function listColumns(window: HistoryWindow): readonly string[] {
  return window === 1 ? [...WINDOW_COLUMNS, ...OF_A_DAY] : WINDOW_COLUMNS;
}

export function toWindowSums(row: WindowRow, window: HistoryWindow, coverage: Coverage): WindowSums {
  const { price_sum, price_count, count_before, other, other_before, month, month_before, ...same } = row;
  const own = { now: row.count, before: count_before };
  const others = { now: other, before: other_before };
  const months = { now: month ?? 0, before: month_before ?? 0 };
  const ofMonth = { 1: months, 7: others, 28: own }[window];
  const { hasTwoWeeks, hasTwoMonths } = coverage;
  return {
    ...same,
    window,
    days: coverage.days,
    isWhole: coverage.days === window,
    priceSum: price_sum,
    priceCount: price_count,
    week: hasTwoWeeks ? (window === 7 ? own : others) : null,
    month: hasTwoMonths ? ofMonth : null,
    peak: hasPeak(coverage) ? row.peak : null,
  };
}
