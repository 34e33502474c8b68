import type { StatisticsWindow } from '@vitrina/contract/search-history.ts';
import * as z from 'zod';
import { ADDITIVE } from '../../queries/columns.ts';
import { type Coverage, PEAK_WINDOWS } from '../../queries/measured-days.ts';
import { WINDOW_FIGURES, type WindowRow } from '../../queries/window-row.ts';

/** Sums of one query over seven days; week 0 ends on the last day of the window, week 1 a week earlier. */
export const WeekRow = z.object({
  query_id: z.int(),
  week: z.int(),
  ...WINDOW_FIGURES,
});
export type WeekRow = z.infer<typeof WeekRow>;

const SUMMED = [...ADDITIVE, 'price_sum', 'price_count', 'moment'] as const;

/** Both window lengths, and everything that they are compared with, are whole weeks: their sums are sums of weeks. */
export function foldWeeks(
  queryId: number,
  weeks: readonly WeekRow[],
  window: StatisticsWindow,
  { wholeWindows }: Coverage,
): WindowRow {
  const sum = (column: (typeof SUMMED)[number], days: number, before = 0) => {
    const within = weeks.filter(({ week }) => week * 7 >= before && week * 7 < before + days);
    return within.reduce((total, row) => total + row[column], 0);
  };
  const other = window === 7 ? 28 : 7;
  const peaks = Array.from({ length: PEAK_WINDOWS }, (_, back) =>
    wholeWindows[back] === true ? sum('count', window, back * window) : 0,
  );
  const inWindow = weeks.filter(({ week }) => week * 7 < window);
  const last = inWindow.toSorted((a, b) => a.week - b.week)[0];
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
  };
}
