import { advanceCard } from './cards/advance-card.ts';
import { advanceRefund } from './refunds/advance-refund.ts';
import { claimDue, type LookedAt, listDueTables } from './shop/claim-due.ts';
import { openShop, type PayContext, type PayShop } from './shop/open-shop.ts';
import { advancePayment } from './top-up/advance-payment.ts';

type Advance = (context: PayContext, shop: PayShop, id: number) => Promise<void>;

const SUBJECTS = {
  payments: advancePayment,
  payment_refunds: advanceRefund,
  bank_cards: advanceCard,
} as const satisfies Record<LookedAt, Advance>;

/** What no hint told is found here, whatever happened to the hint, the answer or the process that was to get it. */
export async function pollPayments(context: PayContext): Promise<void> {
  const shop = openShop(context);
  if (!shop) return;
  for (const table of await listDueTables(context)) {
    const ids = await claimDue(context, table);
    const done = await Promise.allSettled(ids.map((id) => SUBJECTS[table](context, shop, id)));
    const failure = done.find((one) => one.status === 'rejected');
    // The others went on meanwhile; this one comes again when its lease is over.
    if (failure) throw failure.reason;
  }
}
