import type { TrackingBlock } from '@vitrina/contract/positions/entries.ts';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { Context } from '../../platform/context.ts';
import { isPlanSufficient } from '../rules.ts';

/** What keeps a cabinet's tracking from being checked; undefined: nothing. */
export async function findTrackingBlock(
  context: Context,
  cabinetId: number,
): Promise<TrackingBlock | undefined> {
  const [cabinet, plan] = await Promise.all([
    findCabinet(context, cabinetId),
    getCabinetPlan(context, cabinetId),
  ]);
  // product.md 4.7: a cabinet is blocked by a change of plan.
  if (cabinet?.is_blocked !== false) return 'plan';
  if (cabinet.key_status !== 'valid' && cabinet.key_status !== 'unchecked') return 'key';
  return isPlanSufficient(plan) ? undefined : 'plan';
}

/** Whether what a cabinet tracks is checked at all: its key, its plan and the cabinet itself have a say. */
export async function isTrackingAllowed(context: Context, cabinetId: number): Promise<boolean> {
  return (await findTrackingBlock(context, cabinetId)) === undefined;
}
