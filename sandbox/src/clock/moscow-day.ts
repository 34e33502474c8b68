import { DAY_MS, HOUR_MS, MOSCOW_OFFSET_MS } from '@vitrina/contract/durations.ts';
import { z } from 'zod';
import type { DayNumber } from '../market/market.ts';

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
