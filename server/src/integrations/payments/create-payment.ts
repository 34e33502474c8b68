import { writeAmount } from './amount.ts';
import { type OrderAnswer, orderOnce } from './order-once.ts';
import { Payment } from './payment.ts';
import type { Shop } from './shop.ts';
import { type ReceiptOrder, writeReceipt } from './write-receipt.ts';

export type PaymentOrder = {
  idempotenceKey: string;
  amountKopecks: number;
  /** Where the person comes back to from the provider's page. */
  returnUrl: string;
  /** At most 128 characters. */
  description: string;
  /** At most 16 fields, names of 32 and values of 512 characters. */
  metadata: Readonly<Record<string, string>>;
  receipt?: ReceiptOrder;
  /** Asks to remember the card; the answer says whether it was. */
  saveMethod?: boolean;
  /** A remembered card: it is charged at once, unless its bank asks the person to confirm. */
  methodId?: string;
  /** false: the money is only held until it is captured. */
  isCapturedAtOnce?: boolean;
};

/** The same order gives the same body, however its fields were kept in between. */
function writeOrder(order: PaymentOrder): Record<string, unknown> {
  const { methodId, receipt, saveMethod, returnUrl } = order;
  const metadata = Object.entries(order.metadata).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    amount: writeAmount(order.amountKopecks),
    capture: order.isCapturedAtOnce ?? true,
    description: order.description,
    metadata: Object.fromEntries(metadata),
    // With a remembered card too: its bank may want the person to confirm.
    confirmation: { type: 'redirect', return_url: returnUrl },
    ...(methodId === undefined ? {} : { payment_method_id: methodId }),
    ...(saveMethod === true ? { save_payment_method: true } : {}),
    ...(receipt === undefined ? {} : { receipt: writeReceipt(receipt) }),
  };
}

export async function createPayment(
  shop: Shop,
  order: PaymentOrder,
): Promise<OrderAnswer<'created', Payment>> {
  const { idempotenceKey } = order;
  return orderOnce(shop, { path: '/payments', idempotenceKey, body: writeOrder(order) }, Payment, 'created');
}
