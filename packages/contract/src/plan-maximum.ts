import type { PlanLimitType } from './plans.ts';

type Limit = { name: PlanLimitType; maximum: number };

/** null: nobody has told it yet. */
export function planMaximum(limits: readonly Limit[], name: PlanLimitType): number | null {
  return limits.find((limit) => limit.name === name)?.maximum ?? null;
}
