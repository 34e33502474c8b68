import type { Day } from '@vitrina/contract/dates.ts';
import { addDays, daysBetween } from '@vitrina/contract/dates.ts';
import {
  MAX_MATRIX_BUCKETS,
  POSITION_RULES,
  type PositionBudget,
  type PositionGrouping,
  type StepMinutes,
} from '@vitrina/contract/positions.ts';

/** Minutes in one bucket of each grouping. */
export const BUCKET_MINUTES = {
  FiveMinute: 5,
  HalfHour: 30,
  Hour: 60,
  SixHours: 360,
  TwelveHours: 720,
  Day: 1440,
} as const satisfies Record<PositionGrouping, number>;

const MINUTES_A_DAY = 1440;

/** Groupings that give neither too many columns for the matrix nor finer ones than the checks are. */
export function isGroupingPossible(
  grouping: PositionGrouping,
  period: { from: Day; to: Day },
  step: StepMinutes,
): boolean {
  const minutes = BUCKET_MINUTES[grouping];
  const buckets = ((daysBetween(period.from, period.to) + 1) * MINUTES_A_DAY) / minutes;
  return buckets <= MAX_MATRIX_BUCKETS && minutes >= step;
}

/** The grouping that was asked for, or the finest one that is possible. */
export function chooseGrouping(
  asked: PositionGrouping,
  period: { from: Day; to: Day },
  step: StepMinutes,
): PositionGrouping {
  if (isGroupingPossible(asked, period, step)) return asked;
  const all = Object.keys(BUCKET_MINUTES) as PositionGrouping[];
  return all.find((grouping) => isGroupingPossible(grouping, period, step)) ?? 'Day';
}

/** The meter fills up to the next border of the step; spec 9: 40 unique queries at five minutes. */
export function meterMaximum(budget: PositionBudget): number {
  return budget.uniqueQueries <= POSITION_RULES.queriesAtFiveMinutes
    ? POSITION_RULES.queriesAtFiveMinutes
    : budget.maximumQueries;
}

export function lastDays(today: Day, days: number): { from: Day; to: Day } {
  return { from: addDays(today, 1 - days), to: today };
}
