import { addDays, daysBetween, listDays, moscowDay } from '@vitrina/contract/dates.ts';
import type { Time } from './times.ts';

/** So many dates have room under the strips. */
const MOST_TICKS = 7;

/** Midnights of Moscow at equal distances; of a period of a day both ends. */
export function listTicks({ from, to }: Time): string[] {
  const first = addDays(moscowDay(new Date(from - 1)), 1);
  const last = moscowDay(new Date(to));
  if (first > last) return [];
  const step = Math.max(1, Math.ceil((daysBetween(first, last) + 1) / MOST_TICKS));
  return listDays(first, last).filter((_, index) => index % step === 0);
}
