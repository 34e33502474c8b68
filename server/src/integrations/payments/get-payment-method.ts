import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPayments, pathOf } from './call-payments.ts';
import { PaymentMethod } from './payment-method.ts';
import type { Shop } from './shop.ts';

export async function getPaymentMethod(shop: Shop, methodId: string): Promise<CallAnswer<PaymentMethod>> {
  return callPayments(shop, { method: 'GET', path: pathOf('payment_methods', methodId) }, PaymentMethod);
}
