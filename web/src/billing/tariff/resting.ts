import { PLAN_LIMITS, type Plan, type PlanUsageType } from '@vitrina/contract/plans.ts';

export type Usage = ReadonlyMap<PlanUsageType, number>;

/** What rests under a plan that has less room; limits of a day fill anew and take nothing away. */
const RESTING = [
  'cabinets',
  'cabinetUsers',
  'positionProducts',
  'positionQueries',
  'radarProducts',
  'abTestsActive',
] as const;
type RestingType = (typeof RESTING)[number];

/** Where less rests than counts: invitations that wait and paused tests stay as they are. */
const COUNTED_AS: Partial<Record<RestingType, PlanUsageType>> = {
  cabinetUsers: 'members',
  abTestsActive: 'abTestsRunning',
};

export type Resting = { type: RestingType; count: number };

/** How much of what is used now would rest under a plan, in the order in which it does. */
export function restingUnder(plan: Plan, usage: Usage): Resting[] {
  return RESTING.map((type) => ({
    type,
    count: (usage.get(COUNTED_AS[type] ?? type) ?? 0) - PLAN_LIMITS[plan][type],
  })).filter(({ count }) => count > 0);
}
