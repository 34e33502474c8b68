import type { ShopCall } from './desk.ts';
import { movePayment } from './move-payment.ts';
import { invalidRequest } from './payment-error.ts';
import { requirePayment } from './require-payment.ts';
import { viewPayment } from './view-payment.ts';

/** POST /payments/{payment_id}/cancel: only while the money is held. */
export function cancelPayment(call: ShopCall): unknown {
  const payment = requirePayment(call);
  if (payment.status !== 'waiting_for_capture') {
    throw invalidRequest(`Payment is in status ${payment.status} and cannot be canceled`, 'payment_id');
  }
  return viewPayment(call, movePayment(call, payment, { kind: 'canceled' }), call.pageUrl);
}
