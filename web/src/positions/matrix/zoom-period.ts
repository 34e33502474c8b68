import { moscowDay } from '@vitrina/contract/dates.ts';
import type { Period } from '../../platform/texts/create-format.ts';

/** The days of a stretch of time, its end not included: a bucket may begin before the period and end after it. */
export function zoomPeriod({ from, to }: Period, start: Date, end: Date): Period {
  const [first, last] = [moscowDay(start), moscowDay(new Date(end.getTime() - 1))];
  return { from: first < from ? from : first, to: last > to ? to : last };
}
