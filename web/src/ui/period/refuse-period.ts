import type { Day } from '@vitrina/contract/dates.ts';
import { earliestInPlan, type PeriodBounds } from './period.ts';

export type DayRefusal = 'beforeMinimum' | 'beforePlan' | 'afterMaximum';

/** Why a day cannot be chosen: nothing was collected, the plan does not show it, or it is yet to come. */
export function refuseDay(day: Day, bounds: PeriodBounds, planDays: number | null): DayRefusal | undefined {
  if (day < bounds.minimum) return 'beforeMinimum';
  if (day < earliestInPlan(bounds, planDays)) return 'beforePlan';
  return day > bounds.maximum ? 'afterMaximum' : undefined;
}

export type PeriodRefusal = DayRefusal | 'notSelected' | 'order';

/**
 * product.md 5.5: both ends are there and the first day does not come after the last; undefined when the period may be
 * shown.
 */
export function refusePeriod(
  from: Day | undefined,
  to: Day | undefined,
  bounds: PeriodBounds,
  planDays: number | null,
): PeriodRefusal | undefined {
  if (from === undefined || to === undefined) return 'notSelected';
  if (from > to) return 'order';
  return refuseDay(from, bounds, planDays) ?? refuseDay(to, bounds, planDays);
}
