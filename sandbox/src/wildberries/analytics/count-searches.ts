import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { moscowDay, moscowMoment } from '../../clock/moscow-day.ts';
import type { DayNumber, Market } from '../../market/market.ts';
import type { Shelves } from '../../shelf/create-shelves.ts';
import type { Period } from '../period.ts';

const WHOLE_COUNTRY = 0;
const NOON = 12;

/** How many times a query was typed from one day to another, as far as it is counted. */
export function countSearches(
  market: Market,
  queryIndex: number,
  { from, to }: Period,
  countedTo: Date,
): number {
  const today = moscowDay(countedTo);
  let sum = 0;
  for (let day = from; day <= Math.min(to, today - 1); day += 1) {
    sum += market.day('wb', queryIndex, day, WHOLE_COUNTRY)?.count ?? 0;
  }
  if (to < today) return sum;
  const passed = Math.floor((countedTo.getTime() - moscowMoment(today, 0).getTime()) / HOUR_MS);
  const hours = market.hours('wb', queryIndex, today, WHOLE_COUNTRY) ?? [];
  return hours.slice(0, passed).reduce((total, count) => total + count, sum);
}

/** The place of a product at noon, or now if it is not noon yet; undefined when the query does not show it. */
export function findPosition(
  shelves: Shelves,
  { text, sku }: { text: string; sku: number },
  day: DayNumber,
  countedTo: Date,
): number | undefined {
  const at = new Date(Math.min(moscowMoment(day, NOON).getTime(), countedTo.getTime()));
  const place = shelves.of(text, WHOLE_COUNTRY, at, 'wb').indexOf(sku) + 1;
  return place === 0 ? undefined : place;
}
