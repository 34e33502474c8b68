import { lockWallets } from '../../ledger/post-operation.ts';
import type { PayContext } from '../shop/open-shop.ts';
import type { PaymentTables } from '../tables.ts';
import { postRefund } from './post-refund.ts';

export type RefundEnd =
  | { state: 'succeeded'; refundedAt: Date }
  /** The provider did not make it. */
  | { state: 'canceled' | 'failed'; reason: string };

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
    await lockWallets(plain, [refund.user_id]);
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
    return true;
  });
  if (!isEnded) return;
  if (end.state === 'succeeded') log.info({ event: 'billing.refunded', refundId }, 'payment refunded');
  else log.error({ event: 'refund.notMade', refundId, reason: end.reason }, 'the provider made no refund');
}
