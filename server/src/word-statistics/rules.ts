import { addDays, type Day, daysBetween, listDays } from '@vitrina/contract/dates.ts';
import type { Span } from '../own-queries/own-days.ts';
import { SPANS } from './own-figures.ts';

/** Which of the spans that `ratio` looks at, the period first, have every one of their days. */
export function listWholeSpans({ from, to }: Span, measured: ReadonlySet<Day>): boolean[] {
  const length = daysBetween(from, to) + 1;
  return Array.from({ length: SPANS }, (_, span) => {
    const days = listDays(addDays(from, -span * length), addDays(to, -span * length));
    return days.every((day) => measured.has(day));
  });
}
