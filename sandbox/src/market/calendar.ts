import { HOUR_MS, MOSCOW_OFFSET_HOURS } from '@vitrina/contract/durations.ts';
import type { DayNumber } from './market.ts';

const DAYS_IN_400_YEARS = 146_097;
// From 0000-03-01, where a year of the algorithm begins, to 1970-01-01.
const DAYS_BEFORE_1970 = 719_468;

/** Hours since 1970-01-01 00:00 of the Moscow wall clock; a day of it is a Moscow day. */
export function moscowHour(at: Date): number {
  return Math.floor(at.getTime() / HOUR_MS) + MOSCOW_OFFSET_HOURS;
}

/** A moment in the steps in which the market moves. */
export type Moment = { ms: number; hour: number; day: DayNumber };

export function momentOf(at: Date): Moment {
  const hour = moscowHour(at);
  return { ms: at.getTime(), hour, day: Math.floor(hour / 24) };
}

/** The moment when an hour of the Moscow wall clock begins. */
export function msOfHour(hour: number): number {
  return (hour - MOSCOW_OFFSET_HOURS) * HOUR_MS;
}

/** 0 is Monday; 1970-01-01 was a Thursday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 3) % 7) + 7) % 7;
}

export function dayOf(year: number, month: number, dayOfMonth: number): DayNumber {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + dayOfMonth - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * DAYS_IN_400_YEARS + yearOfEra * 365 + leapDays + dayOfYear - DAYS_BEFORE_1970;
}

export function yearOf(day: DayNumber): number {
  const guess = 1970 + Math.floor(day / 365.2425);
  if (day < dayOf(guess, 1, 1)) return guess - 1;
  return day >= dayOf(guess + 1, 1, 1) ? guess + 1 : guess;
}
