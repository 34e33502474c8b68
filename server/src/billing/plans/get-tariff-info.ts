import type { TariffInfo, TariffSlot } from '@vitrina/contract/billing/tariff.ts';
import type { TimedContext } from '../../platform/context.ts';
import { listGrants } from './list-grants.ts';
import { countMonthsLeft } from './rules/judge-purchase.ts';
import { nextRenewal } from './rules/renewal.ts';
import { planTypeAt, settleSlots } from './rules/slots.ts';
import { readSlots } from './slots-of.ts';
import type { PlansTables } from './tables.ts';

type Span = { planType: number; from: Date; to: Date };

function toSlot({ planType, from, to }: Span): TariffSlot {
  return { planType, activeFrom: from.toISOString(), activeTo: to.toISOString() };
}

/** What is in force now, what comes after it, and what is given beside them. */
export async function getTariffInfo({ db, clock }: TimedContext, userId: number): Promise<TariffInfo> {
  const now = clock.now();
  const tables = db.withTables<PlansTables>();
  const [stored, grants, switchedOn] = await Promise.all([
    readSlots(tables, userId),
    listGrants(tables, userId, now),
    tables.selectFrom('plan_renewals').select('user_id').where('user_id', '=', userId).executeTakeFirst(),
  ]);
  const slots = settleSlots(stored, now);
  const renewal = nextRenewal(stored, grants, now);
  const begun = grants.filter(({ from }) => from <= now);
  return {
    current: slots.current && toSlot(slots.current),
    next: slots.next && toSlot(slots.next),
    additionalPlanTypes: [...new Set(begun.map(({ planType }) => planType))],
    additional: grants.map((grant) => ({ ...toSlot(grant), source: grant.source })),
    planType: planTypeAt([...(slots.current ? [slots.current] : []), ...grants], now),
    renews: switchedOn !== undefined,
    renewal: renewal && renewal.at > now ? { ...renewal, at: renewal.at.toISOString() } : null,
    monthsLeft: countMonthsLeft(slots, now),
  };
}
