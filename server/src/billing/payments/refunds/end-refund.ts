import { sql, type Transaction } from 'kysely';
import { lockWallets } from '../../ledger/post-operation.ts';
import { findReferrer } from '../../referral/find-referrer.ts';
import { takeBackReward } from '../../referral/take-back-reward.ts';
import type { PayContext } from '../shop/open-shop.ts';
import type { PaymentTables } from '../tables.ts';
import type { RefundRow } from './find-refund.ts';
import { postRefund } from './post-refund.ts';

type RefundEnd =
  | { state: 'succeeded'; refundedAt: Date }
  /** The provider did not make it. */
  | { state: 'canceled' | 'failed'; reason: string };

/** What the payment has brought by the referral code, as far as what is returned had earned it. */
async function takeBack(trx: Transaction<Record<never, never>>, refund: RefundRow, at: Date): Promise<void> {
  const { id: refundId, payment_id: paymentId, user_id: userId } = refund;
  const { rows } = await sql<{ paid: number; refundedInAll: number }>`
    select points as paid, (
      select sum(points) from payment_refunds where payment_id = ${paymentId} and state = 'succeeded'
    )::bigint as "refundedInAll"
    from payments where id = ${paymentId}`.execute(trx);
  const [{ paid, refundedInAll } = { paid: 0, refundedInAll: 0 }] = rows;
  await takeBackReward(trx, { paymentId, refundId, userId, refundedInAll, paid, at });
}

/** Once, whoever brings the news; what was not made gives the points back. */
export async function endRefund(
  { db, clock, log }: PayContext,
  refundId: number,
  end: RefundEnd,
): Promise<void> {
  const at = clock.now();
  const isEnded = await db.transaction().execute(async (plain) => {
    const trx = plain.withTables<PaymentTables>();
    const refund = await trx
      .selectFrom('payment_refunds')
      .selectAll()
      .where('id', '=', refundId)
      .where('state', 'in', ['creating', 'pending'])
      .forUpdate()
      .executeTakeFirst();
    if (!refund) return false;
    const referrerId = await findReferrer(plain, refund.user_id);
    await lockWallets(plain, referrerId === undefined ? [refund.user_id] : [refund.user_id, referrerId]);
    if (end.state !== 'succeeded') await postRefund(plain, refund, 'back', at);
    await trx
      .updateTable('payment_refunds')
      .set({
        state: end.state,
        refunded_at: end.state === 'succeeded' ? end.refundedAt : null,
        look_at: null,
      })
      .where('id', '=', refundId)
      .execute();
    if (end.state === 'succeeded') await takeBack(plain, refund, at);
    return true;
  });
  if (!isEnded) return;
  if (end.state === 'succeeded') log.info({ event: 'billing.refunded', refundId }, 'payment refunded');
  else log.error({ event: 'refund.notMade', refundId, reason: end.reason }, 'the provider made no refund');
}
