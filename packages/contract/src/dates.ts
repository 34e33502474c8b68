import * as z from 'zod/mini';
import { DAY_MS, MOSCOW_OFFSET_MS } from './durations.ts';
import type { Marketplace } from './ids.ts';

/** A Moscow calendar day, YYYY-MM-DD. */
export const Day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((day) => {
    const at = Date.parse(`${day}T00:00:00Z`);
    return Number.isFinite(at) && new Date(at).toISOString().startsWith(day);
  }),
);
export type Day = z.infer<typeof Day>;

export const Instant = z.iso.datetime();

// product.md 9.4: minimum date overall, and the day each marketplace's statistics begin.
export const MINIMUM_DAY = '2020-01-01';
export const COLLECTION_START: Record<Marketplace, Day> = {
  ozon: '2024-03-14',
  wb: '2023-09-15',
  ym: '2025-01-09',
};

// Moscow has had no daylight saving since 2014, so a fixed offset is exact for all of our data.
export function moscowDay(at: Date): Day {
  return new Date(at.getTime() + MOSCOW_OFFSET_MS).toISOString().slice(0, 10);
}

export function startOfMoscowDay(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - MOSCOW_OFFSET_MS);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie from one day to another: 0 for the same day. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

export function listDays(from: Day, to: Day): Day[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}
