import { addDays, type Day } from '@vitrina/contract/dates.ts';
import type { Period } from '../platform/texts/create-format.ts';
import { clipPeriod, earliestInPlan, type PeriodBounds } from '../ui/period/period.ts';

export type MonthRefusal = 'beforeMinimum' | 'beforePlan' | 'afterMaximum';

/** The whole month of a day. */
function monthOf(day: Day): Period {
  const from = `${day.slice(0, 7)}-01`;
  // The 32nd day from the first is always in the next month.
  const next = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${next}-01`, -1) };
}

/**
 * product.md 5.5: a downloaded month is not before the first one with data; nor after the last, nor outside of the
 * plan.
 */
export function refuseMonth(
  day: Day,
  bounds: PeriodBounds,
  planDays: number | null,
): MonthRefusal | undefined {
  const { from, to } = monthOf(day);
  if (to < bounds.minimum) return 'beforeMinimum';
  if (from > bounds.maximum) return 'afterMaximum';
  return to < earliestInPlan(bounds, planDays) ? 'beforePlan' : undefined;
}

/** The days of the month that there are: its first and last one may lie outside of what is collected and shown. */
export function periodOfMonth(day: Day, bounds: PeriodBounds, planDays: number | null): Period | undefined {
  return clipPeriod(monthOf(day), { ...bounds, minimum: earliestInPlan(bounds, planDays) });
}
