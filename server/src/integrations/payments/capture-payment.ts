import { writeAmount } from './amount.ts';
import { pathOf } from './call-payments.ts';
import { type OrderAnswer, orderOnce } from './order-once.ts';
import { Payment } from './payment.ts';
import type { Shop } from './shop.ts';

/** Takes the money that is held, or a part of it; the rest goes back to the person. What happened is the status of the answer. */
export async function capturePayment(
  shop: Shop,
  { idempotenceKey, paymentId, amountKopecks }: CaptureOrder,
): Promise<OrderAnswer<'captured', Payment> | { outcome: 'notCaptured'; data: Payment }> {
  const path = pathOf('payments', paymentId, '/capture');
  const body = amountKopecks === undefined ? {} : { amount: writeAmount(amountKopecks) };
  const answer = await orderOnce(shop, { path, idempotenceKey, body, id: paymentId }, Payment, 'captured');
  if (answer.outcome !== 'captured' || answer.data.status === 'succeeded') return answer;
  return { outcome: 'notCaptured', data: answer.data };
}
type CaptureOrder = { idempotenceKey: string; paymentId: string; amountKopecks?: number };
