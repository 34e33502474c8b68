import { z } from 'zod';
import { cutPage, PageAsk } from '../cut-page.ts';
import type { ShopCall } from '../desk.ts';
import { receiptStatus, viewReceipt } from './view-receipt.ts';

const ReceiptsAsk = PageAsk.extend({
  status: z.enum(['pending', 'succeeded', 'canceled']).optional(),
  payment_id: z.string().length(36).optional(),
  refund_id: z.string().length(36).optional(),
}).refine((ask) => ask.payment_id === undefined || ask.refund_id === undefined, {
  message: 'Only one of payment_id and refund_id may be given',
  path: ['refund_id'],
});

/** GET /receipts */
export function listReceipts({ books, shopId, query, nowMs }: ShopCall): unknown {
  const ask = ReceiptsAsk.parse(query);
  const found = books.receipts.list().filter(
    (receipt) =>
      receipt.shopId === shopId &&
      (ask.status === undefined || receiptStatus(receipt, nowMs) === ask.status) &&
      // A receipt of a refund names the payment as well, but is not one of its receipts.
      (ask.payment_id === undefined ||
        (receipt.paymentId === ask.payment_id && receipt.refundId === undefined)) &&
      (ask.refund_id === undefined || receipt.refundId === ask.refund_id),
  );
  return cutPage(found, ask, (receipt) => viewReceipt(receipt, nowMs));
}
