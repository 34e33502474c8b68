import { addDays, daysBetween } from '@vitrina/contract/dates.ts';
import type { Period } from '../../platform/texts/create-format.ts';
import { clipPeriod, isSame, monthsBefore, type PeriodBounds, periodDays } from './period.ts';

/** The period of the same length before or after; stopped at the bounds, undefined when it cannot move at all. */
export function shiftPeriod(value: Period, direction: -1 | 1, bounds: PeriodBounds): Period | undefined {
  const whole = wholeMonths(value);
  const moved =
    whole === undefined
      ? moveByDays(value, direction, bounds)
      : clipPeriod(moveByMonths(value, direction * whole), bounds);
  return moved === undefined || isSame(moved, value) ? undefined : moved;
}

function moveByDays(
  value: Period,
  direction: -1 | 1,
  { minimum, maximum }: PeriodBounds,
): Period | undefined {
  const room = direction === 1 ? daysBetween(value.to, maximum) : daysBetween(minimum, value.from);
  const days = direction * Math.min(periodDays(value), room);
  return room > 0 ? { from: addDays(value.from, days), to: addDays(value.to, days) } : undefined;
}

/** October is followed by November, however long they are. */
function wholeMonths({ from, to }: Period): number | undefined {
  const after = addDays(to, 1);
  if (!from.endsWith('-01') || !after.endsWith('-01')) return undefined;
  const [fromYear = 0, fromMonth = 1] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 1] = after.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

function moveByMonths({ from, to }: Period, months: number): Period {
  return { from: monthsBefore(from, -months), to: addDays(monthsBefore(addDays(to, 1), -months), -1) };
}
