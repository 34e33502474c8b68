import { writeAmount } from './amount.ts';
import { type OrderAnswer, orderOnce } from './order-once.ts';
import { Receipt } from './receipt.ts';
import type { Shop } from './shop.ts';
import { type ReceiptOrder, writeReceipt } from './write-receipt.ts';

export type SettlementOrder = {
  idempotenceKey: string;
  paymentId: string;
  /** What of the advance has been used up: the sum of the items. */
  amountKopecks: number;
  receipt: ReceiptOrder;
};

/** The second receipt of an advance, when what was paid for has been delivered. */
export async function createReceipt(
  shop: Shop,
  { idempotenceKey, paymentId, amountKopecks, receipt }: SettlementOrder,
): Promise<OrderAnswer<'created', Receipt>> {
  const body = {
    ...writeReceipt(receipt),
    type: 'payment',
    payment_id: paymentId,
    send: true,
    settlements: [{ type: 'prepayment', amount: writeAmount(amountKopecks) }],
  };
  return orderOnce(shop, { path: '/receipts', idempotenceKey, body }, Receipt, 'created');
}
