import { PRICES } from '@vitrina/contract/billing/prices.ts';
import type { PlanQuote, PlanWish } from '@vitrina/contract/billing/tariff.ts';
import type { TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { getWalletInfo } from '../wallet/get-wallet-info.ts';
import { judgePurchase, type Purchase } from './rules/judge-purchase.ts';
import { settleSlots } from './rules/slots.ts';
import { type PlansDb, readSlots } from './slots-of.ts';
import type { PlansTables } from './tables.ts';

/** What a wish comes to as things are, or its refusal. */
export async function requirePurchase(
  db: PlansDb,
  { userId, wish, now }: { userId: number; wish: PlanWish; now: Date },
): Promise<Purchase> {
  const judged = judgePurchase(settleSlots(await readSlots(db, userId), now), wish, now);
  if (!('refused' in judged)) return judged;
  if (judged.refused === 'tooManyMonths')
    throw problem('plan.tooManyMonths', { maximum: PRICES.planMonthsMaximum });
  throw problem(`plan.${judged.refused}`);
}

export async function quotePlan(context: TimedContext, userId: number, wish: PlanWish): Promise<PlanQuote> {
  const now = context.clock.now();
  const db = context.db.withTables<PlansTables>();
  const { kind, price, credit, daysLeft, bought, endsNow } = await requirePurchase(db, { userId, wish, now });
  const { available } = await getWalletInfo(context, userId);
  return {
    kind,
    planType: wish.planType,
    months: wish.months,
    price,
    credit,
    daysLeft,
    activeFrom: bought.from.toISOString(),
    activeTo: bought.to.toISOString(),
    endsNow: endsNow?.toISOString() ?? null,
    available,
    missing: Math.max(0, price - credit - available),
  };
}
