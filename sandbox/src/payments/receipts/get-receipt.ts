import type { ShopCall } from '../desk.ts';
import { PaymentError } from '../payment-error.ts';
import { viewReceipt } from './view-receipt.ts';

/** GET /receipts/{receipt_id} */
export function getReceipt({ books, shopId, id, nowMs }: ShopCall): unknown {
  const receipt = books.receipts.get(id);
  if (receipt?.shopId !== shopId) {
    throw new PaymentError(404, "Receipt doesn't exist or access denied", { parameter: 'receipt_id' });
  }
  return viewReceipt(receipt, nowMs);
}
