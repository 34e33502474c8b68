import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPayments, pathOf } from './call-payments.ts';
import { Receipt } from './receipt.ts';
import type { Shop } from './shop.ts';

export async function getReceipt(shop: Shop, receiptId: string): Promise<CallAnswer<Receipt>> {
  return callPayments(shop, { method: 'GET', path: pathOf('receipts', receiptId) }, Receipt);
}
