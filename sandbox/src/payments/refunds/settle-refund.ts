import { announce } from '../announce.ts';
import type { Desk } from '../desk.ts';
import { registerReceipt } from '../receipts/register-receipt.ts';
import type { StoredRefund } from '../stored-refund.ts';
import { viewRefund } from './view-refund.ts';

/** Ends a refund whose time has come; the bank may send the money back to the shop. */
export function settleRefund(desk: Desk, refund: StoredRefund): StoredRefund {
  if (refund.status !== 'pending' || desk.nowMs < refund.settlesAtMs) return refund;
  const next: StoredRefund = { ...refund, status: refund.isRefused ? 'canceled' : 'succeeded' };
  const { id, shopId } = next;
  desk.books.refunds.put(id, next);
  registerReceipt(desk, next);
  if (next.status === 'succeeded') {
    announce(desk, { shopId, event: 'refund.succeeded', objectId: id, object: viewRefund(desk, next) });
  }
  return next;
}
