import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { Payment } from './payment.ts';
import { type Page, readPage } from './read-page.ts';
import type { Shop } from './shop.ts';

/** Payments of a span of time: how an order whose key was forgotten is found again, by its metadata. */
export async function listPayments(
  shop: Shop,
  { from, to, cursor }: { from: Date; to: Date; cursor?: string },
): Promise<CallAnswer<Page<Payment>>> {
  const bounds = { 'created_at.gte': from.toISOString(), 'created_at.lt': to.toISOString() };
  return readPage(shop, 'payments', { ...bounds, cursor }, Payment);
}
