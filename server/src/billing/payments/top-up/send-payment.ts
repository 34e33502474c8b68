import { createPayment } from '../../../integrations/payments/create-payment.ts';
import { listPayments } from '../../../integrations/payments/list-payments.ts';
import { nextRepeatMs } from '../../../integrations/payments/next-repeat-ms.ts';
import type { Payment } from '../../../integrations/payments/payment.ts';
import { countTry } from '../shop/count-try.ts';
import type { PayContext, PayShop } from '../shop/open-shop.ts';
import { FORGOTTEN_SPAN_MS, LEASE_MS, later, nextLookMs } from '../shop/rules.ts';
import type { PaymentTables } from '../tables.ts';
import type { PaymentRow } from './find-payment.ts';

type Change = Partial<
  Pick<PaymentRow, 'provider_id' | 'confirmation_url' | 'state' | 'reason' | 'look_at' | 'ended_at'>
>;

/** Only while it is not known whether the provider has it: whoever was quicker is right. */
async function change({ db }: PayContext, paymentId: number, set: Change): Promise<void> {
  await db
    .withTables<PaymentTables>()
    .updateTable('payments')
    .set(set)
    .where('id', '=', paymentId)
    .where('state', '=', 'creating')
    .execute();
}

async function adopt(context: PayContext, { id }: PaymentRow, { id: providerId, confirmationUrl }: Payment) {
  const now = context.clock.now();
  await change(context, id, {
    provider_id: providerId,
    confirmation_url: confirmationUrl,
    state: 'pending',
    // Without a page it has ended already.
    look_at: confirmationUrl === null ? now : later(now, nextLookMs(0)),
  });
}

async function giveUp(context: PayContext, payment: PaymentRow, message: string): Promise<void> {
  const now = context.clock.now();
  await change(context, payment.id, { state: 'failed', reason: 'notCreated', look_at: null, ended_at: now });
  context.log.error({ event: 'payment.notCreated', paymentId: payment.id, message }, 'payment was refused');
}

/** Among all payments of the shop at that time, by the key in its metadata; undefined: the list was not read to its end. */
async function findForgotten(shop: PayShop, payment: PaymentRow): Promise<Payment | 'none' | undefined> {
  const span = {
    from: later(payment.created_at, -FORGOTTEN_SPAN_MS),
    to: later(payment.created_at, FORGOTTEN_SPAN_MS),
  };
  let cursor: string | undefined;
  do {
    const page = await listPayments(shop, { ...span, ...(cursor === undefined ? {} : { cursor }) });
    // One that cannot be read may be the one.
    if (page.outcome !== 'ok' || page.data.unreadable > 0) return undefined;
    const found = page.data.items.find(({ metadata }) => metadata['key'] === payment.idempotence_key);
    if (found) return found;
    cursor = page.data.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return 'none';
}

async function searchForgotten(context: PayContext, shop: PayShop, payment: PaymentRow): Promise<void> {
  const found = await findForgotten(shop, payment);
  if (found === 'none') return giveUp(context, payment, 'the provider never had it');
  if (found !== undefined) return adopt(context, payment, found);
  await change(context, payment.id, { look_at: later(context.clock.now(), LEASE_MS) });
}

/** Nobody knows how it went: it waits for its next try. */
async function wait(
  context: PayContext,
  { id }: PaymentRow,
  pauseMs: number,
  message: string,
): Promise<void> {
  await change(context, id, { look_at: later(context.clock.now(), pauseMs) });
  const facts = { event: 'payment.unanswered', paymentId: id, message };
  context.log.warn(facts, 'it is not known whether the provider has the payment');
}

/**
 * Orders the payment, as often as it takes, under one key. An answer that was lost is a state of its own: after a day
 * the provider would take the key for a new one, so then its list says what happened. It says so as well when a later try
 * is refused: an earlier one may have been carried out.
 */
export async function sendPayment(context: PayContext, shop: PayShop, payment: PaymentRow): Promise<void> {
  const now = context.clock.now();
  const times = { firstTriedAtMs: payment.created_at.getTime(), nowMs: now.getTime() };
  // Before the call: the key may be too old for it already.
  if (nextRepeatMs({ outcome: 'unknown' }, times) === undefined)
    return searchForgotten(context, shop, payment);
  const tries = await countTry(context, 'payments', payment.id);
  if (tries === undefined) return;
  const answer = await createPayment(shop, payment.sent_order);
  if (answer.outcome === 'created') return adopt(context, payment, answer.data);
  if (answer.outcome === 'unknown' || answer.outcome === 'rateLimited')
    return wait(context, payment, nextRepeatMs(answer, times) ?? LEASE_MS, answer.message);
  if (answer.outcome === 'keyReused' || tries > 1) return searchForgotten(context, shop, payment);
  await giveUp(context, payment, answer.message);
}
