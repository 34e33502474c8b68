import { DAY_MS } from '@vitrina/contract/durations.ts';
import { PLAN_LIMITS, type Plan } from '@vitrina/contract/plans.ts';

/** What is older is behind the plan's limit. */
export function historyStart(plan: Plan, now: Date): Date {
  return new Date(now.getTime() - PLAN_LIMITS[plan].radarHistoryDays * DAY_MS);
}
