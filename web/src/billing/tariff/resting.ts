import { PLAN_LIMITS, type Plan, type PlanLimitType } from '@vitrina/contract/plans.ts';

export type Usage = ReadonlyMap<PlanLimitType, number>;

/** What rests under a plan that has less room; limits of a day fill anew and take nothing away. */
const RESTING = ['cabinets', 'cabinetUsers', 'positionProducts', 'positionQueries'] as const;

export type Resting = { type: (typeof RESTING)[number]; count: number };

/** How much of what is used now would rest under a plan, in the order in which it does. */
export function restingUnder(plan: Plan, usage: Usage): Resting[] {
  return RESTING.map((type) => ({ type, count: (usage.get(type) ?? 0) - PLAN_LIMITS[plan][type] })).filter(
    ({ count }) => count > 0,
  );
}
