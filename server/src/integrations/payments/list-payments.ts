import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { Payment } from './payment.ts';
import { type Page, readPage } from './read-page.ts';
import type { Shop } from './shop.ts';

/** By when the order was made, or when the money came. */
type PaymentsAsk = { by?: 'created_at' | 'captured_at'; from: Date; to: Date; cursor?: string };

/** Payments of a span of time: how an order whose key was forgotten is found again, by its metadata. */
export async function listPayments(
  shop: Shop,
  { by = 'created_at', from, to, cursor }: PaymentsAsk,
): Promise<CallAnswer<Page<Payment>>> {
  const bounds = { [`${by}.gte`]: from.toISOString(), [`${by}.lt`]: to.toISOString() };
  return readPage(shop, 'payments', { ...bounds, cursor }, Payment);
}
