import type { ShopCall } from './desk.ts';
import { requirePayment } from './require-payment.ts';
import { viewPayment } from './view-payment.ts';

/** GET /payments/{payment_id} */
export function getPayment(call: ShopCall): unknown {
  return viewPayment(call, requirePayment(call), call.pageUrl);
}
