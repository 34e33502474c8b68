import type { getTariffInfo as route, TariffSlot } from '@vitrina/contract/billing/tariff.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { TimedContext } from '../platform/context.ts';
import type { BillingTables } from './tables.ts';

type Row = { plan_type: number; active_from: Date; active_to: Date };

function toSlot(row: Row | undefined): TariffSlot | null {
  if (!row) return null;
  return {
    planType: row.plan_type,
    activeFrom: row.active_from.toISOString(),
    activeTo: row.active_to.toISOString(),
  };
}

/** What is in force now and what comes after it. The dates decide: a next slot that has begun is the current one. */
export async function getTariffInfo(
  { db, clock }: TimedContext,
  userId: number,
): Promise<OutputOf<typeof route>> {
  const now = clock.now();
  const slots = await db
    .withTables<BillingTables>()
    .selectFrom('tariffs')
    .select(['plan_type', 'active_from', 'active_to'])
    .where('user_id', '=', userId)
    .where('active_to', '>', now)
    .orderBy('active_from')
    .execute();
  return {
    current: toSlot(slots.findLast((slot) => slot.active_from <= now)),
    next: toSlot(slots.find((slot) => slot.active_from > now)),
    additionalPlanTypes: [],
  };
}
