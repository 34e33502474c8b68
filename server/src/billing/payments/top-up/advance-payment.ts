import type { PayContext, PayShop } from '../shop/open-shop.ts';
import { findPayment, type PaymentRow } from './find-payment.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { sendPayment } from './send-payment.ts';

/** Of another shop or sort than this installation has now: its provider would not know it, or its money is not real. */
function isForeign({ shop_id, is_test }: PaymentRow, shop: PayShop): boolean {
  return shop_id !== shop.shopId || is_test !== shop.isTest;
}

/** Brings a payment as far as it goes now; what has ended stays as it is. */
export async function advancePayment(context: PayContext, shop: PayShop, paymentId: number): Promise<void> {
  const before = await findPayment(context.db, paymentId);
  if (!before || isForeign(before, shop)) return;
  if (before.state === 'creating') await sendPayment(context, shop, before);
  const payment = before.state === 'creating' ? await findPayment(context.db, paymentId) : before;
  // One that was ordered just now and has a page waits for the person; without a page a remembered card has paid, or not.
  const isNew = before.state === 'creating' && payment?.confirmation_url != null;
  if (payment?.state === 'pending' && !isNew) await lookAtPayment(context, shop, payment);
}
