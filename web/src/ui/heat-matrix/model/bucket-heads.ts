import { addDays, type Day, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { TimeGrouping } from '@vitrina/contract/grouping.ts';

/** Minutes of the groupings that are shorter than a day. */
const MINUTES: Partial<Record<TimeGrouping, number>> = {
  FiveMinute: 5,
  HalfHour: 30,
  Hour: 60,
  SixHours: 360,
  TwelveHours: 720,
};

/** Neighbouring buckets under one upper head: hours of a day, days of a month, weeks and months of a year. */
type HeadSpan = { key: string; first: number; count: number };

export function headSpans(buckets: readonly string[], grouping: TimeGrouping): HeadSpan[] {
  const spans: HeadSpan[] = [];
  buckets.forEach((bucket, index) => {
    const key = spanKey(moscowDay(new Date(bucket)), grouping);
    const last = spans.at(-1);
    if (last?.key === key) last.count += 1;
    else spans.push({ key, first: index, count: 1 });
  });
  return spans;
}

function spanKey(day: Day, grouping: TimeGrouping): string {
  switch (grouping) {
    case 'Week':
    case 'Month':
      return day.slice(0, 4);
    case 'Day':
      return day.slice(0, 7);
    default:
      return day;
  }
}

/** Whether a bucket lies on a Saturday or a Sunday; a week has both and is neither. */
export function isWeekend(bucket: string, grouping: TimeGrouping): boolean {
  if (grouping === 'Week' || grouping === 'Month') return false;
  const weekday = new Date(`${moscowDay(new Date(bucket))}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** When a bucket ends, which is when the next one begins. */
export function bucketEnd(bucket: string, grouping: TimeGrouping): Date {
  const start = new Date(bucket);
  const minutes = MINUTES[grouping];
  if (minutes !== undefined) return new Date(start.getTime() + minutes * MINUTE_MS);
  return startOfMoscowDay(addDays(moscowDay(start), daysOf(moscowDay(start), grouping)));
}

function daysOf(day: Day, grouping: TimeGrouping): number {
  if (grouping === 'Day') return 1;
  if (grouping === 'Week') return 7;
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
