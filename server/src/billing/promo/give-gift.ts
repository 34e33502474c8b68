import type { PromoGift, PromoGiven } from '@vitrina/contract/billing/promo.ts';
import type { Transaction } from 'kysely';
import { availableOf } from '../ledger/accounts.ts';
import { postOperation } from '../ledger/post-operation.ts';
import { grantPlanDays } from '../plans/grant-plan-days.ts';
import type { BillingTables } from '../tables.ts';

type Trx = Transaction<Record<never, never>>;
type DaysGift = Extract<PromoGift, { kind: 'days' }>;
type Use = { code: string; userId: number; at: Date };

async function givePoints(trx: Trx, { code, userId, at }: Use, points: number): Promise<void> {
  await postOperation(trx, {
    userId,
    kind: 'promo',
    details: { promoCode: code },
    idempotencyKey: `promo:${code}:${userId}`,
    entries: [
      { account: 'promo', points: -points },
      { account: availableOf(userId), points },
    ],
    at,
  });
}

async function giveDays(trx: Trx, { code, userId, at }: Use, gift: DaysGift): Promise<PromoGiven> {
  const { plan, days } = gift;
  const onceKey = `promo:${code}:${userId}`;
  const granted = await grantPlanDays(trx, { userId, plan, days, source: 'promo', onceKey, at });
  if (!granted) throw new Error('Days of a promo code that was recorded as unused were given before.');
  return { ...gift, from: granted.from.toISOString(), to: granted.to.toISOString() };
}

async function keepPercent(trx: Trx, { code, userId, at }: Use, percent: number): Promise<void> {
  await trx
    .withTables<BillingTables>()
    .insertInto('promo_percents')
    .values({ user_id: userId, code, percent, at, payment_id: null })
    .execute();
}

/** Once for a person and code: whoever calls has recorded the use in the same transaction. */
export async function giveGift(trx: Trx, use: Use, gift: PromoGift): Promise<PromoGiven> {
  if (gift.kind === 'days') return giveDays(trx, use, gift);
  if (gift.kind === 'points') await givePoints(trx, use, gift.points);
  else await keepPercent(trx, use, gift.percent);
  return gift;
}
