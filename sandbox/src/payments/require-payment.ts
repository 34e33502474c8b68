import type { ShopCall } from './desk.ts';
import { PaymentError } from './payment-error.ts';
import type { StoredPayment } from './stored-payment.ts';

/** The payment in the path; another shop's is as good as none. */
export function requirePayment({ books, shopId, id }: ShopCall): StoredPayment {
  const payment = books.payments.get(id);
  if (payment?.shopId !== shopId) {
    throw new PaymentError(404, "Payment doesn't exist or access denied", { parameter: 'payment_id' });
  }
  return payment;
}
