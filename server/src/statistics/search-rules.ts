import { type Day, listDays } from '@vitrina/contract/dates.ts';
import type { Trend } from '@vitrina/contract/statistics.ts';
import type { Span } from '../own-queries/own-days.ts';
import type { SearchDay } from './list-search-days.ts';

/** null as soon as one of them is not known: a part must not stand for the whole. */
function sum(values: readonly (number | null)[]): number | null {
  let all: number | null = values.length === 0 ? null : 0;
  for (const value of values) all = all === null || value === null ? null : all + value;
  return all;
}

/** docs/metrics.md: saw it / searched. */
export function visibilityOf(days: readonly SearchDay[]): number | null {
  const [views, searches] = [sum(days.map((day) => day.viewUsers)), sum(days.map((day) => day.searchUsers))];
  return views === null || searches === null || searches === 0 ? null : views / searches;
}

export function ordersOf(days: readonly SearchDay[]): number | null {
  return sum(days.map((day) => day.orders));
}

type Given = {
  byDay: ReadonlyMap<Day, SearchDay>;
  days: readonly Day[];
  weeks: { week: Span; weekBefore: Span | null };
  read: (days: readonly SearchDay[]) => number | null;
};

/** A figure of the week, of the week before, and of each day; what was not measured is null. */
export function toTrend({ byDay, days, weeks: { week, weekBefore }, read }: Given): Trend {
  const reported = (some: readonly Day[]) => some.flatMap((day) => byDay.get(day) ?? []);
  const of = ({ from, to }: Span) => read(reported(listDays(from, to)));
  return {
    week: of(week),
    weekBefore: weekBefore === null ? null : of(weekBefore),
    days: days.map((day) => read(reported([day]))),
  };
}
