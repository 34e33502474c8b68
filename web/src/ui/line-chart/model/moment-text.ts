import type { Format } from '../../../platform/texts/create-format.ts';
import { moscowInstant } from './chart-data.ts';

/** A day by its date, an instant by date and Moscow time. */
export function momentText(moment: string, format: Format): string {
  return moment.includes('T') ? format.instantShort(moment) : format.day(moment);
}

export function spanText(first: string, last: string, format: Format): string {
  return first.includes('T')
    ? `${momentText(first, format)} — ${momentText(last, format)}`
    : format.period({ from: first, to: last });
}

/** The one way of writing that sheets of every language read as a date: 2026-11-20, or 2026-11-20 14:30 in Moscow. */
export function sheetMoment(moment: string): string {
  return moment.includes('T')
    ? moscowInstant(moment).slice(0, 'YYYY-MM-DD HH:mm'.length).replace('T', ' ')
    : moment;
}
