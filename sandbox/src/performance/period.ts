import { z } from 'zod';
import { DayText, moscowDay } from '../clock/moscow-day.ts';
import type { DayNumber } from '../market/market.ts';
import { invalidRequest } from './performance-error.ts';

/** Both days are within. */
export type Period = { fromDay: DayNumber; toDay: DayNumber };

const MOST_DAYS = 62;
const Moment = z.iso.datetime({ offset: true }).transform((text) => moscowDay(new Date(text)));

export const PeriodAsk = z.object({
  dateFrom: DayText.optional(),
  dateTo: DayText.optional(),
  from: Moment.optional(),
  to: Moment.optional(),
});

/** Dates win over moments; undefined when neither pair is complete. */
export function readPeriod(ask: z.infer<typeof PeriodAsk>): Period | undefined {
  const fromDay = ask.dateFrom ?? ask.from;
  const toDay = ask.dateTo ?? ask.to;
  if (fromDay === undefined || toDay === undefined) return undefined;
  if (fromDay > toDay) throw invalidRequest('dateFrom is after dateTo');
  if (toDay - fromDay >= MOST_DAYS) throw invalidRequest(`period is longer than ${MOST_DAYS} days`);
  return { fromDay, toDay };
}

export function listDays({ fromDay, toDay }: Period): DayNumber[] {
  return Array.from({ length: toDay - fromDay + 1 }, (_, place) => fromDay + place);
}

/** DD.MM.YYYY */
export function writeRussianDay(day: DayNumber): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('.');
}
