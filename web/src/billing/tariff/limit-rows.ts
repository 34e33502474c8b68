import { PLAN_LIMIT_TYPES, PLAN_LIMITS, type Plan, type PlanLimitType } from '@vitrina/contract/plans.ts';
import { PLAN_NAMES } from '../plan-of.ts';

export type LimitRow = { type: PlanLimitType; unit: 'count' | 'days'; maximums: readonly number[] };

/** The person's own plan first, where it stays in sight; the others from small to large. */
export function orderPlans(current: Plan | undefined): readonly Plan[] {
  const others = PLAN_NAMES.filter((plan) => plan !== current);
  return current === undefined ? others : [current, ...others];
}

export function limitRows(plans: readonly Plan[]): readonly LimitRow[] {
  return PLAN_LIMIT_TYPES.map((type) => ({
    type,
    unit: /Days(?:Ozon|Wb|Ym)?$/.test(type) ? 'days' : 'count',
    maximums: plans.map((plan) => PLAN_LIMITS[plan][type]),
  }));
}
