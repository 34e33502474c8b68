import type { PromoGift, PromoGiven } from '@vitrina/contract/billing/promo.ts';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { countAttempt } from '../../accounts/limit-attempts.ts';
import { requireVerifiedEmail } from '../../accounts/require-verified-email.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { BillingTables } from '../tables.ts';
import { giveGift } from './give-gift.ts';
import { toGift } from './promo-gift.ts';
import { PROMO_GUESSES } from './rules.ts';

type Use = { code: string; userId: number; at: Date };
type Promo = Transaction<BillingTables>;

/** One row a person and code. Throws `promoCode.alreadyUsed`, or `notFound` for a code that nobody ever made. */
async function recordUse(promo: Promo, { code, userId, at }: Use): Promise<void> {
  // A second request of the same person waits here for the first one's end.
  const { rows } = await sql`
    insert into promo_uses (code, user_id, used_at)
    select code, ${userId}, ${at} from promo_codes where code = ${code}
    on conflict (code, user_id) do nothing
    returning code`.execute(promo);
  if (rows.length > 0) return;
  const used = await promo
    .selectFrom('promo_uses')
    .select('code')
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  throw problem(used ? 'promoCode.alreadyUsed' : 'promoCode.notFound');
}

/** Used up, expired and unknown are one answer: a guess tells nothing. */
async function takeOneUse(promo: Promo, { code, userId, at }: Use): Promise<PromoGift> {
  const taken = await promo
    .updateTable('promo_codes')
    .set({ uses_left: sql<number>`uses_left - 1` })
    .where('code', '=', code)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', at)
    .returning(['points', 'plan', 'plan_days', 'percent', 'operator_id'])
    .executeTakeFirst();
  if (!taken) throw problem('promoCode.notFound');
  // Nobody brings anything to their own wallet, also when they are no operator any more.
  if (taken.operator_id === userId) throw problem('office.conflictOfInterest');
  return toGift(taken);
}

/** What the code gives comes at once, once for a person and code. Every try counts, so that codes cannot be guessed. */
export async function usePromoCode(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  userId: number,
  given: string,
): Promise<PromoGiven> {
  await requireVerifiedEmail(db, userId);
  await countAttempt(db, `promo:${userId}`, PROMO_GUESSES);
  const use: Use = { code: given.trim().toUpperCase(), userId, at: clock.now() };
  const gift = await db.transaction().execute(async (trx) => {
    const promo = trx.withTables<BillingTables>();
    await recordUse(promo, use);
    return giveGift(trx, use, await takeOneUse(promo, use));
  });
  log.info({ event: 'billing.promoUsed', userId, gift }, 'promo code redeemed');
  return gift;
}
