import type { Plan } from '@vitrina/contract/plans.ts';
import type { TimedContext } from '../../platform/context.ts';
import { listPlans } from './list-plans.ts';

/** The plan that is in force now; `none` when nothing was bought or it has run out. */
export async function getPlan(context: TimedContext, userId: number): Promise<Plan> {
  return (await listPlans(context, [userId])).get(userId) ?? 'none';
}
