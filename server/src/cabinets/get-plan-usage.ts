import { PLAN_USAGE_TYPES, type PlanUsageType } from '@vitrina/contract/plans.ts';
import type { Context } from '../platform/context.ts';
import { type CountUsage, countUsage } from './get-limits.ts';
import type { CabinetsTables } from './tables.ts';

/** A plan bounds each cabinet of its owner by itself, so the one that uses most says what another plan would be for them. */
export async function getPlanUsage(
  context: Context,
  counters: readonly CountUsage[],
  userId: number,
): Promise<{ name: PlanUsageType; current: number }[]> {
  const owned = await context.db
    .withTables<CabinetsTables>()
    .selectFrom('cabinets')
    .select('id')
    .where('owner_id', '=', userId)
    .execute();
  const most = new Map<PlanUsageType, number>();
  // One after another: a person with ten cabinets takes no ten connections.
  for (const { id } of owned) {
    const usage = await countUsage(context, counters, id);
    for (const name of PLAN_USAGE_TYPES) {
      const current = usage[name];
      if (current !== undefined) most.set(name, Math.max(current, most.get(name) ?? 0));
    }
  }
  return [...most].map(([name, current]) => ({ name, current }));
}
