import { DAY_MS } from '@vitrina/contract/durations.ts';

const MOSCOW_MS = 3 * 3_600_000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The days of a window that ends on a day, oldest first. */
export const windowOf = (to: string, length: number): string[] =>
  Array.from({ length }, (_, place) => addDays(to, place + 1 - length));

export const moscowDayOf = (at: Date): string =>
  new Date(at.getTime() + MOSCOW_MS).toISOString().slice(0, 10);

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What the marketplaces write with ё the product shows with е. */
export const asShown = (query: string): string => query.toLowerCase().replaceAll('ё', 'е');

export const over = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : part / whole;
