import { writeAmount } from './amount.ts';
import { pathOf } from './call-payments.ts';
import { type OrderAnswer, orderOnce } from './order-once.ts';
import { Payment } from './payment.ts';
import type { Shop } from './shop.ts';

/** Takes the money that is held, or a part of it; the rest goes back to the person. */
export async function capturePayment(
  shop: Shop,
  { idempotenceKey, paymentId, amountKopecks }: CaptureOrder,
): Promise<OrderAnswer<'captured', Payment>> {
  const path = pathOf('payments', paymentId, '/capture');
  const body = amountKopecks === undefined ? {} : { amount: writeAmount(amountKopecks) };
  return orderOnce(shop, { path, idempotenceKey, body }, Payment, 'captured');
}
type CaptureOrder = { idempotenceKey: string; paymentId: string; amountKopecks?: number };
