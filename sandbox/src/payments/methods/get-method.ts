import type { ShopCall } from '../desk.ts';
import { PaymentError } from '../payment-error.ts';
import { viewMethod } from './view-method.ts';

/** GET /payment_methods/{payment_method_id} */
export function getMethod({ books, shopId, id, pageUrl }: ShopCall): unknown {
  const method = books.methods.get(id);
  if (method?.shopId !== shopId) {
    const parameter = 'payment_method_id';
    throw new PaymentError(404, "Payment method doesn't exist or access denied", { parameter });
  }
  return viewMethod(method, pageUrl);
}
