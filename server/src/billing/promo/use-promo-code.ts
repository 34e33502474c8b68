import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { countAttempt } from '../../accounts/limit-attempts.ts';
import { requireVerifiedEmail } from '../../accounts/require-verified-email.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { availableOf } from '../ledger/accounts.ts';
import { postOperation } from '../ledger/post-operation.ts';
import type { BillingTables } from '../tables.ts';
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
async function takeOneUse(promo: Promo, { code, at }: Use): Promise<number> {
  const taken = await promo
    .updateTable('promo_codes')
    .set({ uses_left: sql<number>`uses_left - 1` })
    .where('code', '=', code)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', at)
    .returning('points')
    .executeTakeFirst();
  if (!taken) throw problem('promoCode.notFound');
  return taken.points;
}

/** The points come at once, once for a person and code. Every try counts, so that codes cannot be guessed. */
export async function usePromoCode(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  userId: number,
  given: string,
): Promise<{ points: number }> {
  await requireVerifiedEmail(db, userId);
  await countAttempt(db, `promo:${userId}`, PROMO_GUESSES);
  const use: Use = { code: given.trim().toUpperCase(), userId, at: clock.now() };
  const points = await db.transaction().execute(async (trx) => {
    const promo = trx.withTables<BillingTables>();
    await recordUse(promo, use);
    const granted = await takeOneUse(promo, use);
    await postOperation(trx, {
      userId,
      kind: 'promo',
      details: { promoCode: use.code },
      idempotencyKey: `promo:${use.code}:${userId}`,
      entries: [
        { account: 'promo', points: -granted },
        { account: availableOf(userId), points: granted },
      ],
      at: use.at,
    });
    return granted;
  });
  log.info({ event: 'billing.promoUsed', userId, points }, 'promo code redeemed');
  return { points };
}
