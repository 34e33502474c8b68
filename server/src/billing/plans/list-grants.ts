import type { AdditionalPlan } from '@vitrina/contract/billing/tariff.ts';
import type { PlansDb } from './slots-of.ts';

type Grant = { planType: number; from: Date; to: Date; source: AdditionalPlan['source'] };

/** Given days that have not ended, in the order in which they begin. */
export async function listGrants(db: PlansDb, userId: number, now: Date): Promise<Grant[]> {
  return db
    .selectFrom('plan_grants')
    .select(['plan_type as planType', 'active_from as from', 'active_to as to', 'source'])
    .where('user_id', '=', userId)
    .where('active_to', '>', now)
    .orderBy('active_from')
    .orderBy('id')
    .execute();
}
