import type { Desk } from '../desk.ts';
import { objectId } from '../object-id.ts';
import type { StoredPayment } from '../stored-payment.ts';
import type { StoredRefund } from '../stored-refund.ts';
import { receiptStatus } from './view-receipt.ts';

const receiptIdOf = (id: string) => `rt-${objectId('receipt', id)}`;

/** The receipt that was asked for together with a payment or a refund is made when the money has moved. */
export function registerReceipt({ books, nowMs }: Desk, moved: StoredPayment | StoredRefund): void {
  if (moved.receipt === undefined || moved.status !== 'succeeded') return;
  const { shopId, amountKopecks, receipt } = moved;
  const id = receiptIdOf(moved.id);
  const isRefund = 'paymentId' in moved;
  books.receipts.put(id, {
    id,
    shopId,
    kind: isRefund ? 'refund' : 'payment',
    paymentId: isRefund ? moved.paymentId : moved.id,
    refundId: isRefund ? moved.id : undefined,
    order: receipt,
    settlements: [{ type: 'cashless', amountKopecks }],
    createdAtMs: nowMs,
  });
}

/** `receipt_registration` of a payment or a refund; nothing when no receipt was asked for. */
export function viewRegistration(
  { books, nowMs }: Desk,
  moved: StoredPayment | StoredRefund,
): { receipt_registration?: string } {
  if (moved.receipt === undefined) return {};
  if (moved.status === 'canceled') return { receipt_registration: 'canceled' };
  const receipt = books.receipts.get(receiptIdOf(moved.id));
  return { receipt_registration: receipt ? receiptStatus(receipt, nowMs) : 'pending' };
}
