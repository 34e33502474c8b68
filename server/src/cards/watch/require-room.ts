import { PLAN_LIMITS, type Plan } from '@vitrina/contract/plans.ts';
import { problem } from '../../platform/problem.ts';

/** Refuses more watched products than the plan has room for. */
export function requireRoom(plan: Plan, watched: number): void {
  const maximum = PLAN_LIMITS[plan].radarProducts;
  if (watched > maximum) throw problem('cabinet.limitExceeded', { type: 'radarProducts', maximum });
}
