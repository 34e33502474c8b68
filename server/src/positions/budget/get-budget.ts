import type { PositionBudget } from '@vitrina/contract/positions/budget.ts';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { Context } from '../../platform/context.ts';
import { budgetOf } from '../rules.ts';
import { getTracking } from './get-tracking.ts';

export async function getBudget(context: Context, cabinetId: number): Promise<PositionBudget> {
  const tracking = await getTracking(context.db.withTables(), cabinetId);
  return budgetOf(tracking, await getCabinetPlan(context, cabinetId));
}
