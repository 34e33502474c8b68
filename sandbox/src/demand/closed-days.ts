import { moscowDay, moscowMoment } from '../clock/moscow-day.ts';
import type { DayNumber } from '../market/market.ts';

// The provider closes a day at 06:00 Moscow time of the next one.
const CLOSING_HOUR = 6;

/** The latest day whose figures will not change any more. */
export function lastClosedDay(now: Date): DayNumber {
  const today = moscowDay(now);
  return now >= moscowMoment(today, CLOSING_HOUR) ? today - 1 : today - 2;
}
