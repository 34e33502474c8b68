import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPayments, pathOf } from './call-payments.ts';
import { Payment } from './payment.ts';
import type { Shop } from './shop.ts';

export async function getPayment(shop: Shop, paymentId: string): Promise<CallAnswer<Payment>> {
  return callPayments(shop, { method: 'GET', path: pathOf('payments', paymentId) }, Payment);
}
