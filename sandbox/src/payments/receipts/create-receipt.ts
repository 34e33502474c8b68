import { z } from 'zod';
import { Amount } from '../amount.ts';
import type { ShopCall } from '../desk.ts';
import { objectId } from '../object-id.ts';
import { invalidRequest } from '../payment-error.ts';
import { ReceiptFields, requireReceiptSum, toReceiptOrder } from '../receipt-ask.ts';
import { SETTLEMENT_TYPES, type StoredReceipt } from '../stored-receipt.ts';
import { viewReceipt } from './view-receipt.ts';

const Settlement = z.object({ type: z.enum(SETTLEMENT_TYPES), amount: Amount });
const CreateAsk = ReceiptFields.extend({
  type: z.enum(['payment', 'refund']),
  payment_id: z.string().length(36).optional(),
  refund_id: z.string().length(36).optional(),
  send: z.literal(true),
  settlements: z.array(Settlement).min(1),
});
type CreateAsk = z.infer<typeof CreateAsk>;

/** What the receipt is about must be there, and be this shop's, and its money must have moved. */
function requireSubject({ books, shopId }: ShopCall, { payment_id, refund_id }: CreateAsk): void {
  if ((payment_id === undefined) === (refund_id === undefined)) {
    throw invalidRequest('Either payment_id or refund_id is needed', 'payment_id');
  }
  const subject =
    payment_id === undefined ? books.refunds.get(refund_id ?? '') : books.payments.get(payment_id);
  if (subject?.shopId !== shopId || subject.status !== 'succeeded') {
    const parameter = payment_id === undefined ? 'refund_id' : 'payment_id';
    throw invalidRequest('There is no such payment or refund that succeeded', parameter);
  }
}

/** POST /receipts: the receipt of a settlement, when what was paid in advance has been used up. */
export function createReceipt(call: ShopCall): unknown {
  const ask = CreateAsk.parse(call.body);
  requireSubject(call, ask);
  const { shopId, nowMs } = call;
  const settlements = ask.settlements.map(({ type, amount }) => ({ type, amountKopecks: amount }));
  const order = toReceiptOrder(ask);
  requireReceiptSum(
    order,
    settlements.reduce((sum, { amountKopecks }) => sum + amountKopecks, 0),
  );
  const receipt: StoredReceipt = {
    id: `rt-${objectId('receipt', shopId, call.idempotenceKey, nowMs)}`,
    shopId,
    kind: ask.type,
    paymentId: ask.payment_id,
    refundId: ask.refund_id,
    order,
    settlements,
    createdAtMs: nowMs,
  };
  call.books.receipts.put(receipt.id, receipt);
  return viewReceipt(receipt, nowMs);
}
