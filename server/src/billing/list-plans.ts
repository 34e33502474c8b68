import type { Plan } from '@vitrina/contract/plans.ts';
import type { TimedContext } from '../platform/context.ts';
import { planOfType } from './plan-of-type.ts';
import type { BillingTables } from './tables.ts';

/** `getPlan` for many people at once; whoever is not in the answer has none. */
export async function listPlans(
  { db, clock }: TimedContext,
  userIds: readonly number[],
): Promise<Map<number, Plan>> {
  if (userIds.length === 0) return new Map();
  const now = clock.now();
  const tariffs = await db
    .withTables<BillingTables>()
    .selectFrom('tariffs')
    .select(['user_id', 'plan_type'])
    .where('user_id', 'in', userIds)
    .where('active_from', '<=', now)
    .where('active_to', '>', now)
    // The one that began last comes last and stays.
    .orderBy('active_from')
    .execute();
  return new Map(tariffs.map((tariff) => [tariff.user_id, planOfType(tariff.plan_type)]));
}
