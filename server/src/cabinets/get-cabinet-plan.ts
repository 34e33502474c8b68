import type { Plan } from '@vitrina/contract/plans.ts';
import { getPlan } from '../billing/plans/get-plan.ts';
import type { TimedContext } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { findCabinet } from './find-cabinet.ts';

/** A cabinet has the plan of its owner, whoever works in it. */
export async function getCabinetPlan(context: TimedContext, cabinetId: number): Promise<Plan> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet) throw problem('cabinet.notFound');
  return getPlan(context, cabinet.owner_id);
}
