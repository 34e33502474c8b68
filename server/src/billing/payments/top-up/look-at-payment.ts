import { confirmNotification } from '../../../integrations/payments/confirm-notification.ts';
import type { Payment } from '../../../integrations/payments/payment.ts';
import type { PayContext, PayShop } from '../shop/open-shop.ts';
import { KOPECKS, later, MISMATCH_PAUSE_MS, nextLookMs } from '../shop/rules.ts';
import type { PaymentTables } from '../tables.ts';
import { creditPayment } from './credit-payment.ts';
import type { PaymentRow } from './find-payment.ts';

type Change = Partial<
  Pick<
    PaymentRow,
    'state' | 'reason' | 'confirmation_url' | 'mismatch' | 'look_at' | 'looked_at' | 'ended_at'
  >
>;

async function change({ db }: PayContext, paymentId: number, set: Change): Promise<void> {
  await db
    .withTables<PaymentTables>()
    .updateTable('payments')
    .set(set)
    .where('id', '=', paymentId)
    .where('state', '=', 'pending')
    .execute();
}

async function report(context: PayContext, payment: PaymentRow, mismatch: string): Promise<void> {
  const now = context.clock.now();
  const look_at = later(now, MISMATCH_PAUSE_MS);
  await change(context, payment.id, { mismatch, looked_at: now, look_at });
  context.log.error(
    { event: 'payment.mismatch', paymentId: payment.id, providerId: payment.provider_id, mismatch },
    'a payment is not what was ordered: nothing is credited',
  );
}

async function settle(context: PayContext, payment: PaymentRow, said: Payment): Promise<void> {
  const now = context.clock.now();
  if (said.status === 'succeeded') {
    if (said.isPaid !== true) return report(context, payment, 'paid');
    return creditPayment(context, payment.id, said);
  }
  if (said.status === 'canceled') {
    const reason = said.cancellation?.reason ?? 'canceled';
    const ended = {
      state: 'canceled',
      reason,
      confirmation_url: null,
      look_at: null,
      ended_at: now,
    } as const;
    return change(context, payment.id, { ...ended, looked_at: now });
  }
  // Any other word is not an end.
  await change(context, payment.id, {
    confirmation_url: said.confirmationUrl,
    looked_at: now,
    look_at: later(now, nextLookMs(now.getTime() - payment.created_at.getTime())),
  });
}

/** What counts is what the provider answers now, compared with what was ordered. */
export async function lookAtPayment(context: PayContext, shop: PayShop, payment: PaymentRow): Promise<void> {
  if (payment.provider_id === null) return;
  const expected = {
    subject: 'payment',
    amountKopecks: payment.points * KOPECKS,
    isTest: payment.is_test && shop.isTest,
  } as const;
  const hint = { subject: 'payment', objectId: payment.provider_id } as const;
  const answer = await confirmNotification(shop, hint, expected);
  if (answer.outcome === 'confirmed') {
    if (answer.subject === 'payment') await settle(context, payment, answer.object);
    return;
  }
  if (answer.outcome === 'mismatch') return report(context, payment, answer.differences.join(', '));
  const now = context.clock.now();
  const ageMs = now.getTime() - payment.created_at.getTime();
  const pauseMs = answer.outcome === 'rateLimited' ? answer.retryAfterMs : nextLookMs(ageMs);
  await change(context, payment.id, { look_at: later(now, pauseMs) });
  const { outcome, message } = answer;
  context.log.warn(
    { event: 'payment.unanswered', paymentId: payment.id, outcome, message },
    'provider did not answer',
  );
}
