import { pathOf } from './call-payments.ts';
import { type OrderAnswer, orderOnce } from './order-once.ts';
import { Payment } from './payment.ts';
import type { Shop } from './shop.ts';

/**
 * Lets go of the money that is held. A payment that nobody has paid yet cannot be canceled: it expires. What happened is
 * the status of the answer: one that was captured meanwhile comes back as it is.
 */
export async function cancelPayment(
  shop: Shop,
  { idempotenceKey, paymentId }: { idempotenceKey: string; paymentId: string },
): Promise<OrderAnswer<'canceled', Payment> | { outcome: 'notCanceled'; data: Payment }> {
  const path = pathOf('payments', paymentId, '/cancel');
  const answer = await orderOnce(shop, { path, idempotenceKey, id: paymentId }, Payment, 'canceled');
  if (answer.outcome !== 'canceled' || answer.data.status === 'canceled') return answer;
  return { outcome: 'notCanceled', data: answer.data };
}
