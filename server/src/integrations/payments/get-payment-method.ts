import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPayments, pathOf } from './call-payments.ts';
import { expectId } from './expect-id.ts';
import { PaymentMethod } from './payment-method.ts';
import type { Shop } from './shop.ts';

export async function getPaymentMethod(shop: Shop, methodId: string): Promise<CallAnswer<PaymentMethod>> {
  const call = { method: 'GET', path: pathOf('payment_methods', methodId) } as const;
  return expectId(await callPayments(shop, call, PaymentMethod), methodId);
}
