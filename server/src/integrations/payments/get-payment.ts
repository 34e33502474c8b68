import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPayments, pathOf } from './call-payments.ts';
import { expectId } from './expect-id.ts';
import { Payment } from './payment.ts';
import type { Shop } from './shop.ts';

export async function getPayment(shop: Shop, paymentId: string): Promise<CallAnswer<Payment>> {
  const call = { method: 'GET', path: pathOf('payments', paymentId) } as const;
  return expectId(await callPayments(shop, call, Payment), paymentId);
}
