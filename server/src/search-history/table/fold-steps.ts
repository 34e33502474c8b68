import type { HistoryWindow } from '@vitrina/contract/search-history.ts';
import * as z from 'zod';
import { ADDITIVE } from '../../queries/columns.ts';
import { type Coverage, PEAK_WINDOWS } from '../../queries/measured-days.ts';
import { WINDOW_FIGURES, type WindowRow } from '../../queries/window-row.ts';

/** Days are summed by steps: weeks make both windows of weeks, and whatever these are compared with. */
export const stepOf = (window: HistoryWindow) => (window === 1 ? 1 : 7);

/** Sums of one query over the days of a step; step 0 ends on the last day of the window, step 1 a step earlier. */
export const StepRow = z.object({
  query_id: z.int(),
  step: z.int(),
  ...WINDOW_FIGURES,
});
export type StepRow = z.infer<typeof StepRow>;

const SUMMED = [...ADDITIVE, 'price_sum', 'price_count', 'moment'] as const;

/** A window and everything that it is compared with are whole steps: their sums are sums of steps. */
export function foldSteps(
  queryId: number,
  steps: readonly StepRow[],
  window: HistoryWindow,
  { wholeWindows }: Coverage,
): WindowRow {
  const length = stepOf(window);
  const sum = (column: (typeof SUMMED)[number], days: number, before = 0) => {
    const within = steps.filter(({ step }) => step * length >= before && step * length < before + days);
    return within.reduce((total, row) => total + row[column], 0);
  };
  const other = window === 7 ? 28 : 7;
  const peaks = Array.from({ length: PEAK_WINDOWS }, (_, back) =>
    wholeWindows[back] === true ? sum('count', window, back * window) : 0,
  );
  const inWindow = steps.filter(({ step }) => step * length < window);
  const last = inWindow.toSorted((a, b) => a.step - b.step)[0];
  const sums = (column: (typeof SUMMED)[number]) => sum(column, window);
  return {
    query_id: queryId,
    text: '',
    count: sums('count'),
    ca: sums('ca'),
    cart: sums('cart'),
    views: sums('views'),
    idle: sums('idle'),
    soft: sums('soft'),
    zero: sums('zero'),
    gmv: sums('gmv'),
    ord: sums('ord'),
    buyers: sums('buyers'),
    price_sum: sums('price_sum'),
    price_count: sums('price_count'),
    moment: sums('moment'),
    sellers: last?.sellers ?? 0,
    products: last?.products ?? 0,
    count_before: sum('count', window, window),
    other: sum('count', other),
    other_before: sum('count', other, other),
    peak: Math.max(...peaks),
    ...(window === 1 ? { month: sum('count', 28), month_before: sum('count', 28, 28) } : {}),
  };
}
