import type { PlanLimitType } from '@vitrina/contract/plans.ts';
import type { Context } from '../../platform/context.ts';
import { getBudget } from './get-budget.ts';

/** What position check has used of the plan's limits; the limits page asks every tool. */
export async function countPositionUsage(
  context: Context,
  cabinetId: number,
): Promise<Partial<Record<PlanLimitType, number>>> {
  const { products, uniqueQueries } = await getBudget(context, cabinetId);
  return { positionProducts: products, positionQueries: uniqueQueries };
}
