import { z } from 'zod';
import { Amount } from '../amount.ts';
import { findDemoCard } from '../demo-cards.ts';
import type { ShopCall } from '../desk.ts';
import { objectId } from '../object-id.ts';
import { invalidRequest } from '../payment-error.ts';
import { ReceiptAsk, requireReceiptSum } from '../receipt-ask.ts';
import { refuseUnplayed } from '../refuse-unplayed.ts';
import { Metadata, type StoredPayment } from '../stored-payment.ts';
import { sumRefunds } from '../stored-refund.ts';
import { settleRefund } from './settle-refund.ts';
import { viewRefund } from './view-refund.ts';

const SLOW_REFUND_MS = 60_000;

const RefundAsk = z.object({
  payment_id: z.string().length(36),
  amount: Amount,
  description: z.string().max(250).optional(),
  receipt: ReceiptAsk.optional(),
  metadata: Metadata.optional(),
});

function requireRefundable(
  { books, shopId }: ShopCall,
  paymentId: string,
  amountKopecks: number,
): StoredPayment {
  const payment = books.payments.get(paymentId);
  if (payment?.shopId !== shopId) {
    throw invalidRequest("Payment doesn't exist or access denied", 'payment_id');
  }
  if (payment.status !== 'succeeded') throw invalidRequest('Payment is not refundable', 'payment_id');
  const refunds = books.refunds.list().filter((refund) => refund.paymentId === paymentId);
  const { doneKopecks, heldKopecks } = sumRefunds(refunds);
  if (amountKopecks > payment.amountKopecks - doneKopecks - heldKopecks) {
    throw invalidRequest('Refund amount is greater than the amount left in payment', 'amount.value');
  }
  return payment;
}

/** POST /refunds: the whole sum of a payment or parts of it, never more than is left. */
export function createRefund(call: ShopCall): unknown {
  refuseUnplayed(call.body);
  const ask = RefundAsk.parse(call.body);
  const { shopId, nowMs, books } = call;
  const payment = requireRefundable(call, ask.payment_id, ask.amount);
  requireReceiptSum(ask.receipt, ask.amount);
  const manner = findDemoCard(payment.cardNumber)?.refund ?? 'now';
  const refund = {
    id: objectId('refund', shopId, call.idempotenceKey, nowMs),
    shopId,
    paymentId: payment.id,
    status: 'pending' as const,
    amountKopecks: ask.amount,
    description: ask.description,
    metadata: ask.metadata,
    receipt: ask.receipt,
    createdAtMs: nowMs,
    settlesAtMs: manner === 'now' ? nowMs : nowMs + SLOW_REFUND_MS,
    isRefused: manner === 'refused',
  };
  books.refunds.put(refund.id, refund);
  return viewRefund(call, settleRefund(call, refund));
}
