import type { PlanWish, buyPlan as route, TariffInfo } from '@vitrina/contract/billing/tariff.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import type { Transaction } from 'kysely';
import { requireVerifiedEmail } from '../../accounts/require-verified-email.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { lockWallets } from '../ledger/post-operation.ts';
import { getWalletInfo } from '../wallet/get-wallet-info.ts';
import { getTariffInfo } from './get-tariff-info.ts';
import { requirePurchase } from './quote-plan.ts';
import type { Purchase } from './rules/judge-purchase.ts';
import { storePurchase } from './store-purchase.ts';
import type { PlansTables } from './tables.ts';

type Input = InputOf<typeof route>;
type Buying = Pick<Context, 'db' | 'clock' | 'log'>;

/** Two tabs, a pause over midnight, a price that has changed: what is charged is what was confirmed, or nothing. */
function requireConfirmed({ kind, price, credit, endsNow }: Purchase, confirmed: Input['confirmed']): void {
  const isSame =
    confirmed.kind === kind &&
    confirmed.price === price &&
    confirmed.credit === credit &&
    (confirmed.endsNow === null ? null : Date.parse(confirmed.endsNow)) === (endsNow?.getTime() ?? null);
  if (!isSame) throw problem('plan.quoteChanged');
}

/** Whether this request was answered before. The same key under another wish is another request's. */
async function isRepeated(
  trx: Transaction<Record<never, never>>,
  { userId, requestKey, wish }: { userId: number; requestKey: string; wish: PlanWish },
): Promise<boolean> {
  const earlier = await trx
    .withTables<PlansTables>()
    .selectFrom('plan_purchases')
    .select(['plan_type', 'months'])
    .where('user_id', '=', userId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  if (!earlier) return false;
  if (earlier.plan_type !== wish.planType || earlier.months !== wish.months)
    throw problem('plan.quoteChanged');
  return true;
}

export async function buyPlan(
  context: Buying,
  userId: number,
  { requestKey, confirmed, ...wish }: Input,
): Promise<TariffInfo> {
  const { db, clock, log } = context;
  await requireVerifiedEmail(db, userId);
  const now = clock.now();
  const bought = await db.transaction().execute(async (trx) => {
    // One purchase of a person at a time: the second sees what the first one left.
    await lockWallets(trx, [userId]);
    if (await isRepeated(trx, { userId, requestKey, wish })) return undefined;
    const purchase = await requirePurchase(trx.withTables<PlansTables>(), { userId, wish, now });
    requireConfirmed(purchase, confirmed);
    const { available } = await getWalletInfo({ db: trx }, userId);
    const missing = purchase.price - purchase.credit - available;
    if (missing > 0) throw problem('plan.notEnoughPoints', { amount: missing });
    await storePurchase(trx, { userId, requestKey, ...wish, purchase, at: now });
    return purchase;
  });
  if (bought) {
    const { kind, price, credit } = bought;
    log.info({ event: 'billing.planBought', userId, kind, ...wish, price, credit }, 'plan bought');
  }
  return getTariffInfo(context, userId);
}
