import { sql, type Transaction } from 'kysely';
import { availableOf } from '../ledger/accounts.ts';
import { lockWallets, postOperation } from '../ledger/post-operation.ts';
import type { BillingTables } from '../tables.ts';
import { percentOf } from './rules.ts';

type Trx = Transaction<Record<never, never>>;
type TopUp = { userId: number; paymentId: number; points: number; at: Date };
type Taken = { code: string; percent: number };

/** The percentage that a payment was topped up by; undefined: none. */
export async function readTopUpPercent(trx: Trx, paymentId: number): Promise<number | undefined> {
  const taken = await trx
    .withTables<BillingTables>()
    .selectFrom('promo_percents')
    .select('percent')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return taken?.percent;
}

/** The largest that waits goes with this payment; one a payment, whoever repeats it. */
async function takePercent(trx: Trx, { userId, paymentId }: TopUp): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    update promo_percents set payment_id = ${paymentId}
    where id = (
      select id from promo_percents where user_id = ${userId} and payment_id is null
      order by percent desc, id limit 1
    ) and not exists (select from promo_percents where payment_id = ${paymentId})
    returning code, percent`.execute(trx);
  return rows[0];
}

/** In the transaction of a payment's credit, beside the bonus of the first one. Answers the points that came by it. */
export async function takeTopUpPercent(trx: Trx, topUp: TopUp): Promise<number> {
  const { userId, paymentId, at } = topUp;
  await lockWallets(trx, [userId]);
  const taken = await takePercent(trx, topUp);
  if (!taken) return 0;
  const points = percentOf(topUp.points, taken.percent);
  if (points === 0) return 0;
  await postOperation(trx, {
    userId,
    kind: 'promo',
    details: { promoCode: taken.code, paymentId },
    idempotencyKey: `promoPercent:${paymentId}`,
    entries: [
      { account: 'promo', points: -points },
      { account: availableOf(userId), points },
    ],
    at,
  });
  return points;
}
