import { sql, type Transaction } from 'kysely';
import { availableOf } from '../ledger/accounts.ts';
import { lockWallets, postOperation } from '../ledger/post-operation.ts';
import type { BillingTables } from '../tables.ts';
import { percentOf } from './rules.ts';

type Trx = Transaction<Record<never, never>>;
type TopUp = { userId: number; paymentId: number; points: number; at: Date };
type Refund = {
  userId: number;
  paymentId: number;
  refundId: number;
  /** Roubles returned with this refund and those before it, and what was paid. */
  refundedInAll: number;
  paid: number;
  at: Date;
};
type Taken = { code: string; percent: number };

/** The percentage that a payment was topped up by; undefined: none. */
export async function readTopUpPercent(trx: Trx, paymentId: number): Promise<Taken | undefined> {
  return trx
    .withTables<BillingTables>()
    .selectFrom('promo_percents')
    .select(['code', 'percent'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
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

/** What of the percentage is still there after earlier refunds of the payment. */
async function readLeft(trx: Trx, userId: number, paymentId: number): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(entry.points), 0)::bigint as points
    from ledger_operations operation
    join ledger_entries entry on entry.operation_id = operation.id and entry.account = ${availableOf(userId)}
    where operation.user_id = ${userId} and operation.kind in ('promo', 'promoBack')
      and (operation.details ->> 'paymentId')::bigint = ${paymentId}`.execute(trx);
  return rows[0]?.points ?? 0;
}

/**
 * In the transaction of a refund: the percentage stays for what remains paid alone. Throws NotEnoughPoints when the
 * points are spent, as the refund itself does. Answers the points that went.
 */
export async function takeBackTopUpPercent(trx: Trx, refund: Refund): Promise<number> {
  const { userId, paymentId, refundId, refundedInAll, paid, at } = refund;
  await lockWallets(trx, [userId]);
  const taken = await readTopUpPercent(trx, paymentId);
  if (!taken) return 0;
  const kept = percentOf(paid - refundedInAll, taken.percent);
  const points = Math.max((await readLeft(trx, userId, paymentId)) - kept, 0);
  if (points === 0) return 0;
  await postOperation(trx, {
    userId,
    kind: 'promoBack',
    details: { promoCode: taken.code, paymentId },
    idempotencyKey: `promoBack:${refundId}`,
    entries: [
      { account: availableOf(userId), points: -points },
      { account: 'promo', points },
    ],
    at,
  });
  return points;
}
