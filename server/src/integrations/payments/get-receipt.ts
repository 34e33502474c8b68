import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPayments, pathOf } from './call-payments.ts';
import { expectId } from './expect-id.ts';
import { Receipt } from './receipt.ts';
import type { Shop } from './shop.ts';

export async function getReceipt(shop: Shop, receiptId: string): Promise<CallAnswer<Receipt>> {
  const call = { method: 'GET', path: pathOf('receipts', receiptId) } as const;
  return expectId(await callPayments(shop, call, Receipt), receiptId);
}
