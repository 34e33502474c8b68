import { pathOf } from './call-payments.ts';
import { type OrderAnswer, orderOnce } from './order-once.ts';
import { Payment } from './payment.ts';
import type { Shop } from './shop.ts';

/** Lets go of the money that is held. A payment that nobody has paid yet cannot be canceled: it expires. */
export async function cancelPayment(
  shop: Shop,
  { idempotenceKey, paymentId }: { idempotenceKey: string; paymentId: string },
): Promise<OrderAnswer<'canceled', Payment>> {
  const path = pathOf('payments', paymentId, '/cancel');
  return orderOnce(shop, { path, idempotenceKey }, Payment, 'canceled');
}
