import { formatDay } from '../clock/moscow-day.ts';
import type { DayNumber, Market, Product } from '../market/market.ts';

/** One product on one day. */
type Cell = { market: Market; product: Product; day: DayNumber };
/** A value of a dimension as answers write it. */
export type DimensionValue = { id: string; name: string };

// 1970-01-05 was a Monday, by which a week is called.
const FIRST_MONDAY = 4;
const WEEK_DAYS = 7;

const ofTime = (dayText: string): DimensionValue => ({ id: dayText, name: '' });

/** What an answer can be divided by; the contract knows some more. */
const DIMENSIONS = {
  sku: ({ product }) => ({ id: String(product.sku), name: product.title }),
  brand: ({ product }) => ({ id: product.brand, name: product.brand }),
  category1: ({ market, product: { categoryId } }) => ({
    id: String(categoryId),
    name: market.categories.find(({ id }) => id === categoryId)?.name ?? '',
  }),
  day: ({ day }) => ofTime(formatDay(day)),
  week: ({ day }) => ofTime(formatDay(day - ((day - FIRST_MONDAY) % WEEK_DAYS))),
  month: ({ day }) => ofTime(formatDay(day).slice(0, 7)),
  year: ({ day }) => ofTime(formatDay(day).slice(0, 4)),
} as const satisfies Record<string, (cell: Cell) => DimensionValue>;

export type DimensionName = keyof typeof DIMENSIONS;
export const DIMENSION_NAMES = Object.keys(DIMENSIONS) as [DimensionName, ...DimensionName[]];

export function valuesOf(cell: Cell, dimensions: readonly DimensionName[]): DimensionValue[] {
  return dimensions.map((name) => DIMENSIONS[name](cell));
}

export type DayRun = { fromDay: DayNumber; toDay: DayNumber };

/** The days of a period in runs that the asked dimensions do not tell apart. */
export function splitDays(
  { fromDay, toDay }: DayRun,
  dimensions: readonly DimensionName[],
  cell: Omit<Cell, 'day'>,
): DayRun[] {
  const keyOf = (day: DayNumber) =>
    valuesOf({ ...cell, day }, dimensions)
      .map(({ id }) => id)
      .join(' ');
  const runs: (DayRun & { key: string })[] = [];
  for (let day = fromDay; day <= toDay; day += 1) {
    const last = runs.at(-1);
    const key = keyOf(day);
    if (last?.key === key) last.toDay = day;
    else runs.push({ key, fromDay: day, toDay: day });
  }
  return runs;
}
