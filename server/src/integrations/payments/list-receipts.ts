import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { type Page, readPage } from './read-page.ts';
import { Receipt } from './receipt.ts';
import type { Shop } from './shop.ts';

/** All receipts of one payment: the advance and its settlements. */
export async function listReceipts(
  shop: Shop,
  { paymentId, cursor }: { paymentId: string; cursor?: string },
): Promise<CallAnswer<Page<Receipt>>> {
  return readPage(shop, 'receipts', { payment_id: paymentId, cursor }, Receipt);
}
