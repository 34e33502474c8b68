import type { ShopCall } from '../desk.ts';
import { PaymentError } from '../payment-error.ts';
import { viewRefund } from './view-refund.ts';

/** GET /refunds/{refund_id} */
export function getRefund(call: ShopCall): unknown {
  const refund = call.books.refunds.get(call.id);
  if (refund?.shopId !== call.shopId) {
    throw new PaymentError(404, "Refund doesn't exist or access denied", { parameter: 'refund_id' });
  }
  return viewRefund(call, refund);
}
