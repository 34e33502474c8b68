import { z } from 'zod';
import { DayText, formatDay, moscowDay, moscowMoment } from '../clock/moscow-day.ts';
import type { KeyProfile } from '../keys/key-profiles.ts';
import type { DayNumber } from '../market/market.ts';
import { invalidArgument, refusal } from './seller-error.ts';

const MONTH_DAYS = 31;
const WEEK_DAYS = 7;
// Real figures take one or two days; here a day is ready at 15:00 Moscow time of the next one.
const READY_HOUR = 15;
// 1970-01-01 was a Thursday, so Mondays are the days 4, 11, 18...
const FIRST_MONDAY = 4;

/** A date-time of which only the day as written counts. */
export const WrittenDay = z
  .string()
  .max(40)
  .refine((text) => !Number.isNaN(Date.parse(text)), 'invalid date')
  .transform((text) => text.slice(0, 10))
  .pipe(DayText);

/** `readyTo` may be before `from`: then nothing of the period is computed yet. */
export type AnalyticsPeriod = { from: DayNumber; to: DayNumber; readyTo: DayNumber };

type Ask = { date_from: DayNumber; date_to?: DayNumber | undefined };

function lastReadyDay(now: Date): DayNumber {
  const today = moscowDay(now);
  return now >= moscowMoment(today, READY_HOUR) ? today - 1 : today - 2;
}

export function readPeriod(
  { date_from: from, date_to }: Ask,
  profile: KeyProfile,
  now: Date,
): AnalyticsPeriod {
  const today = moscowDay(now);
  if (from < today - MONTH_DAYS) {
    if (profile.premium === 'UNSPECIFIED') throw refusal('notAllowed');
    if (date_to !== undefined)
      throw invalidArgument('date_to: older than a month only weeks are available, send date_from');
    const monday = from - ((from - FIRST_MONDAY) % WEEK_DAYS);
    const sunday = monday + WEEK_DAYS - 1;
    return { from: monday, to: sunday, readyTo: Math.min(sunday, lastReadyDay(now)) };
  }
  const to = date_to ?? today - 1;
  if (from >= today || to >= today) throw invalidArgument('date_to: the current day is not available');
  if (to < from) throw invalidArgument('date_to: must not be before date_from');
  return { from, to, readyTo: Math.min(to, lastReadyDay(now)) };
}

export function writePeriod({ from, to }: AnalyticsPeriod): { date_from: string; date_to: string } {
  return { date_from: formatDay(from), date_to: formatDay(to) };
}
