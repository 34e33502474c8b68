import type { Series } from '../estimate/compare-units.ts';

/** A day with less than this share of a usual day's views: the product was not on sale for most of it. */
const OFF_SHARE = 0.2;
/** Of so few views a day none may be chance. */
const LEAST_VIEWS = 10;

/** The days on which buyers hardly saw a product at all: sold out or taken off, which no effect of a change is. */
export function daysOff(views: Series): boolean[] {
  const seen = views.filter((value) => value > 0).toSorted();
  const usual = seen[Math.floor(seen.length / 2)] ?? 0;
  return Array.from(views, (value) => usual >= LEAST_VIEWS && value < OFF_SHARE * usual);
}
