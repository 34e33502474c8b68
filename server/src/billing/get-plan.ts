import type { Plan } from '@vitrina/contract/plans.ts';
import type { TimedContext } from '../platform/context.ts';
import { planOfType } from './plan-of-type.ts';
import type { BillingTables } from './tables.ts';

/** The plan that is in force now; `none` when nothing was bought or it has run out. */
export async function getPlan({ db, clock }: TimedContext, userId: number): Promise<Plan> {
  const now = clock.now();
  const tariff = await db
    .withTables<BillingTables>()
    .selectFrom('tariffs')
    .select('plan_type')
    .where('user_id', '=', userId)
    .where('active_from', '<=', now)
    .where('active_to', '>', now)
    .orderBy('active_from', 'desc')
    .executeTakeFirst();
  return planOfType(tariff?.plan_type);
}
