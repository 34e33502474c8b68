import { moscowDay } from '@vitrina/contract/dates.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { noteDays } from '@vitrina/contract/notes.ts';
import { problem } from '../../platform/problem.ts';

/** product.md 8.5: a product has one note for a moment, which is a minute. Throws where no note may stand. */
export function readMoment(at: string, now: Date): Date {
  const moment = new Date(Math.floor(Date.parse(at) / MINUTE_MS) * MINUTE_MS);
  const { from, to } = noteDays(now);
  const day = moscowDay(moment);
  if (day < from || day > to) throw problem('note.outOfRange', { from, to });
  return moment;
}
