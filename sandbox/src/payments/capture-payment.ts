import { z } from 'zod';
import { Amount } from './amount.ts';
import type { ShopCall } from './desk.ts';
import { movePayment } from './move-payment.ts';
import { invalidRequest } from './payment-error.ts';
import { ReceiptAsk, requireReceiptSum } from './receipt-ask.ts';
import { refuseUnplayed } from './refuse-unplayed.ts';
import { requirePayment } from './require-payment.ts';
import { viewPayment } from './view-payment.ts';

const CaptureAsk = z.object({ amount: Amount.optional(), receipt: ReceiptAsk.optional() });

/** POST /payments/{payment_id}/capture: the whole sum or a part of it; the rest goes back to the person. */
export function capturePayment(call: ShopCall): unknown {
  refuseUnplayed(call.body);
  const { amount, receipt } = CaptureAsk.parse(call.body);
  const payment = requirePayment(call);
  if (payment.status !== 'waiting_for_capture') {
    throw invalidRequest(`Payment is in status ${payment.status} and cannot be captured`, 'payment_id');
  }
  const amountKopecks = amount ?? payment.amountKopecks;
  if (amountKopecks > payment.amountKopecks) {
    throw invalidRequest('Capture amount is greater than payment amount', 'amount.value');
  }
  const printed = receipt ?? payment.receipt;
  requireReceiptSum(printed, amountKopecks);
  const ready = { ...payment, receipt: printed };
  const captured = movePayment(call, ready, { kind: 'captured', amountKopecks, nowMs: call.nowMs });
  return viewPayment(call, captured, call.pageUrl);
}
