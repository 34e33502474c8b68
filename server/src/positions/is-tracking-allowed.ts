import { findCabinet } from '../cabinets/find-cabinet.ts';
import { getCabinetPlan } from '../cabinets/get-cabinet-plan.ts';
import type { Context } from '../platform/context.ts';
import { isPlanSufficient } from './rules.ts';

/** Whether what a cabinet tracks is checked at all: its key, its plan and the cabinet itself have a say. */
export async function isTrackingAllowed(context: Context, cabinetId: number): Promise<boolean> {
  const [cabinet, plan] = await Promise.all([
    findCabinet(context, cabinetId),
    getCabinetPlan(context, cabinetId),
  ]);
  const isKeyGood = cabinet?.key_status === 'valid' || cabinet?.key_status === 'unchecked';
  return isKeyGood && isPlanSufficient(plan) && cabinet?.is_blocked === false;
}
