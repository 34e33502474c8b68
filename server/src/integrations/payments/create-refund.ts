import { writeAmount } from './amount.ts';
import { type OrderAnswer, orderOnce } from './order-once.ts';
import { Refund } from './refund.ts';
import type { Shop } from './shop.ts';
import { type ReceiptOrder, writeReceipt } from './write-receipt.ts';

export type RefundOrder = {
  idempotenceKey: string;
  paymentId: string;
  amountKopecks: number;
  /** At most 250 characters; the person may see it. */
  description: string;
  /** As of a payment: by it a refund is found again whose key was forgotten. */
  metadata?: Readonly<Record<string, string>>;
  receipt?: ReceiptOrder;
};

/** Gives back a part of a payment or all of it. A refund that was created may still be pending or fail. */
export async function createRefund(shop: Shop, order: RefundOrder): Promise<OrderAnswer<'created', Refund>> {
  const { idempotenceKey, paymentId, amountKopecks, description, metadata, receipt } = order;
  const body = {
    payment_id: paymentId,
    amount: writeAmount(amountKopecks),
    description,
    ...(metadata === undefined ? {} : { metadata }),
    ...(receipt === undefined ? {} : { receipt: writeReceipt(receipt) }),
  };
  return orderOnce(shop, { path: '/refunds', idempotenceKey, body }, Refund, 'created');
}
