import { dayOf } from './calendar.ts';
import type { DayNumber } from './market.ts';

// The vocabulary's prices are of this day.
const PRICES_OF = dayOf(2025, 9, 1);
const GROWTH_A_DAY = 0.065 / 365;
const LOWEST = 0.5;

/** How dear things are compared with the vocabulary's prices. */
export function priceLevel(day: DayNumber): number {
  return Math.max(LOWEST, 1 + GROWTH_A_DAY * (day - PRICES_OF));
}
