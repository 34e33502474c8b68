import { addDays, type Day, moscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';

/** docs/decisions/0024: for so long a return to the larger plan finds everything where it was. */
export const GRACE_DAYS = 90;

const LONGEST_DAYS = Math.max(...Object.values(PLAN_LIMITS).map((limits) => limits.positionHistoryDays));

/** What is kept of a cabinet's history, and since when its plan shows so much of it. */
export type Kept = { days: number; planDays: number; since: Date };

/**
 * A larger plan keeps more at once, a smaller one less only when it has lasted for the grace. What is met first may have
 * had any plan before.
 */
export function judgeKept(known: Kept | undefined, planDays: number, now: Date): Kept {
  const { days, since } = known ?? { days: LONGEST_DAYS, since: now };
  if (known?.planDays !== planDays) return { days: Math.max(days, planDays), planDays, since: now };
  const isOver = now.getTime() - since.getTime() >= GRACE_DAYS * DAY_MS;
  return { days: isOver ? planDays : days, planDays, since };
}

/** The oldest day that stays; one more than a screen may ask for, because days begin while they are shown. */
export function oldestKeptDay(now: Date, days: number): Day {
  return addDays(moscowDay(now), -days);
}
