import { type Day, moscowDay } from '@vitrina/contract/dates.ts';

export type DaySpan = { day: Day; first: number; count: number; isWeekend: boolean };

/** Neighbouring buckets of one Moscow day, for the upper line of the head. */
export function daySpans(buckets: readonly string[]): DaySpan[] {
  const spans: DaySpan[] = [];
  buckets.forEach((bucket, index) => {
    const day = moscowDay(new Date(bucket));
    const last = spans.at(-1);
    if (last?.day === day) last.count += 1;
    else spans.push({ day, first: index, count: 1, isWeekend: isWeekend(day) });
  });
  return spans;
}

function isWeekend(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
