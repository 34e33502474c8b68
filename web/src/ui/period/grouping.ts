import { daysBetween } from '@vitrina/contract/dates.ts';
import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import { TimeGrouping } from '@vitrina/contract/grouping.ts';
import type { Period } from '../../platform/texts/create-format.ts';
import { periodDays } from './period.ts';

/** Length of one point; a month counts as its shortest, 28 days. */
const GROUPING_MINUTES = {
  FiveMinute: 5,
  HalfHour: 30,
  Hour: 60,
  SixHours: 360,
  TwelveHours: 720,
  Day: DAY_MINUTES,
  Week: 7 * DAY_MINUTES,
  Month: 28 * DAY_MINUTES,
} as const satisfies Record<TimeGrouping, number>;

/** interface-rules.md G3: no screen draws more points of one line. */
const MOST_POINTS = 2000;
/** A Monday to count weeks from. */
const SOME_MONDAY = '2020-01-06';

export type GroupingScope = {
  period: Period;
  /** How often the data is measured; a day's figures are measured every 1440 minutes. */
  stepMinutes: number;
  maximumPoints?: number;
};

export type GroupingRefusal =
  | { reason: 'finerThanData'; stepMinutes: number }
  | { reason: 'tooManyPoints'; points: number; maximum: number };

/** How many points a period has; weeks begin on Mondays, and a begun week or month is a point too. */
export function countPoints(grouping: TimeGrouping, period: Period): number {
  switch (grouping) {
    case 'Week':
      return weekOf(period.to) - weekOf(period.from) + 1;
    case 'Month':
      return monthOf(period.to) - monthOf(period.from) + 1;
    default:
      return (periodDays(period) * DAY_MINUTES) / GROUPING_MINUTES[grouping];
  }
}

function weekOf(day: string): number {
  return Math.floor(daysBetween(SOME_MONDAY, day) / 7);
}

function monthOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month;
}

/** Why a grouping cannot be chosen; undefined when it can. */
export function refuseGrouping(grouping: TimeGrouping, scope: GroupingScope): GroupingRefusal | undefined {
  const { period, stepMinutes, maximumPoints: maximum = MOST_POINTS } = scope;
  if (GROUPING_MINUTES[grouping] < stepMinutes) return { reason: 'finerThanData', stepMinutes };
  const points = countPoints(grouping, period);
  return points > maximum ? { reason: 'tooManyPoints', points, maximum } : undefined;
}

/** The grouping asked for or, when it is refused, the nearest of the offered ones that is not. */
export function nearestGrouping<Offered extends TimeGrouping>(
  requested: Offered,
  offered: readonly Offered[],
  scope: GroupingScope,
): Offered {
  const all: readonly TimeGrouping[] = TimeGrouping.options;
  const distance = (one: Offered) => Math.abs(all.indexOf(one) - all.indexOf(requested));
  const [nearest = requested] = offered
    .filter((one) => refuseGrouping(one, scope) === undefined)
    .toSorted((a, b) => distance(a) - distance(b));
  return nearest;
}
