import { z } from 'zod';
import type { DayNumber } from '../market/market.ts';

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
// Moscow keeps +03:00 the whole year since 2014.
const MOSCOW_OFFSET_MS = 3 * HOUR_MS;

export function moscowDay(at: Date): DayNumber {
  return Math.floor((at.getTime() + MOSCOW_OFFSET_MS) / DAY_MS);
}

/** The moment when an hour of a Moscow day begins; the hour may pass 24. */
export function moscowMoment(day: DayNumber, hour: number): Date {
  return new Date(day * DAY_MS - MOSCOW_OFFSET_MS + hour * HOUR_MS);
}

export function formatDay(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** YYYY-MM-DD, a day that exists, as a day number. */
export const DayText = z.iso.date().transform((text): DayNumber => Date.parse(`${text}T00:00:00Z`) / DAY_MS);
