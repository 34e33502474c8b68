import { DAY_MS } from '@vitrina/contract/durations.ts';
import { PLANS, type Plan } from '@vitrina/contract/plans.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { PlansTables } from './tables.ts';

/** Puts a plan that nobody paid for into the current slot from now on. */
export async function setPlan(
  { db, clock }: TimedContext,
  userId: number,
  plan: Plan,
  days: number,
): Promise<void> {
  const now = clock.now();
  const values = {
    plan_type: PLANS[plan],
    active_from: now,
    active_to: new Date(now.getTime() + days * DAY_MS),
    paid: 0,
    on_day: null,
  };
  await db
    .withTables<PlansTables>()
    .insertInto('tariffs')
    .values({ user_id: userId, slot: 'current', ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'slot']).doUpdateSet(values))
    .execute();
}
