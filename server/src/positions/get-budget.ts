import type { PositionBudget } from '@vitrina/contract/positions.ts';
import { getCabinetPlan } from '../cabinets/get-cabinet-plan.ts';
import type { Context } from '../platform/context.ts';
import { getTracking } from './get-tracking.ts';
import { budgetOf } from './rules.ts';

export async function getBudget(context: Context, cabinetId: number): Promise<PositionBudget> {
  const tracking = await getTracking(context.db.withTables(), cabinetId);
  return budgetOf(tracking, await getCabinetPlan(context, cabinetId));
}
