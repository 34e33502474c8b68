import { type OrderAnswer, orderOnce } from './order-once.ts';
import { PaymentMethod } from './payment-method.ts';
import type { Shop } from './shop.ts';

/** Asks a person to have a card remembered, for a zero sum, on a page of the provider. */
export async function bindPaymentMethod(
  shop: Shop,
  { idempotenceKey, returnUrl }: { idempotenceKey: string; returnUrl: string },
): Promise<OrderAnswer<'created', PaymentMethod>> {
  const body = { type: 'bank_card', confirmation: { type: 'redirect', return_url: returnUrl } };
  return orderOnce(shop, { path: '/payment_methods', idempotenceKey, body }, PaymentMethod, 'created');
}
