import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { type Page, readPage } from './read-page.ts';
import { Refund } from './refund.ts';
import type { Shop } from './shop.ts';

/** Refunds of one payment, those made by staff in the provider's own cabinet among them. */
export async function listRefunds(
  shop: Shop,
  { paymentId, cursor }: { paymentId: string; cursor?: string },
): Promise<CallAnswer<Page<Refund>>> {
  return readPage(shop, 'refunds', { payment_id: paymentId, cursor }, Refund);
}
