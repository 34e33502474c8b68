import { defaultStringifySearch } from '@tanstack/react-router';
import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import type { AlertHit } from '@vitrina/contract/positions/alerts.ts';
import { now } from '../platform/clock.ts';

/** Days of hours that one matrix shows. */
const MOST_DAYS = 28;

type Cell = { cabinetId: number; hit: Pick<AlertHit, 'entryId' | 'query'>; at: string };

/** The matrix from the day before a moment on, with the cell of that moment open. */
export function cellHref({ cabinetId, hit, at }: Cell): string {
  const from = addDays(moscowDay(new Date(at)), -1);
  const today = moscowDay(now());
  const last = addDays(from, MOST_DAYS - 1);
  const search = { cabinet: cabinetId, from, to: today < last ? today : last, cell: `${hit.query}|${at}` };
  return `/position-check/${hit.entryId}${defaultStringifySearch(search)}`;
}
