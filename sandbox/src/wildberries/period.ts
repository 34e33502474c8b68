import { MOSCOW_OFFSET_MS } from '@vitrina/contract/durations.ts';
import { z } from 'zod';
import { DayText, formatDay, moscowDay, moscowMoment } from '../clock/moscow-day.ts';
import type { DayNumber } from '../market/market.ts';

const MOST_DAYS_BACK = 365;

export type Period = { from: DayNumber; to: DayNumber };

export const PeriodAsk = z.object({ start: DayText, end: DayText });

/** The days of a period, or in words why it is none. */
export function readPeriod(
  { start, end }: z.infer<typeof PeriodAsk>,
  now: Date,
  { mostDays = MOST_DAYS_BACK + 1 } = {},
): Period | { refused: string } {
  const today = moscowDay(now);
  if (end < start) return { refused: 'start: must not be later than end' };
  if (end > today) return { refused: 'end: must not be later than today' };
  if (start < today - MOST_DAYS_BACK) return { refused: 'start: must not be earlier than 365 days ago' };
  if (end - start + 1 > mostDays) return { refused: `period: at most ${mostDays} days` };
  return { from: start, to: end };
}

export function listDays({ from, to }: Period): DayNumber[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}

/** The span of a period as far as it has been counted by a moment. */
export function spanOf({ from, to }: Period, countedTo: Date): { fromMs: number; toMs: number } {
  const fromMs = moscowMoment(from, 0).getTime();
  return {
    fromMs,
    toMs: Math.max(fromMs, Math.min(moscowMoment(to + 1, 0).getTime(), countedTo.getTime())),
  };
}

export const writePeriod = ({ from, to }: Period) => ({ start: formatDay(from), end: formatDay(to) });

/** Reports are counted anew once an hour. */
export const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);

/** A moment as the advertising API writes it, in Moscow time. */
export const writeMoscowTime = (atMs: number) =>
  `${new Date(atMs + MOSCOW_OFFSET_MS).toISOString().slice(0, -1)}000+03:00`;
