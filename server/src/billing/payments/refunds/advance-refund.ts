import { confirmNotification } from '../../../integrations/payments/confirm-notification.ts';
import { createRefund } from '../../../integrations/payments/create-refund.ts';
import { listRefunds } from '../../../integrations/payments/list-refunds.ts';
import { nextRepeatMs } from '../../../integrations/payments/next-repeat-ms.ts';
import type { Refund } from '../../../integrations/payments/refund.ts';
import { countTry } from '../shop/count-try.ts';
import type { PayContext, PayShop } from '../shop/open-shop.ts';
import { KOPECKS, LEASE_MS, later, MISMATCH_PAUSE_MS, nextLookMs } from '../shop/rules.ts';
import type { PaymentTables } from '../tables.ts';
import { endRefund } from './end-refund.ts';
import type { RefundRow } from './find-refund.ts';

async function change(
  { db }: PayContext,
  { id, state }: RefundRow,
  set: Partial<Pick<RefundRow, 'state' | 'provider_id' | 'mismatch' | 'look_at'>>,
): Promise<void> {
  await db
    .withTables<PaymentTables>()
    .updateTable('payment_refunds')
    .set(set)
    .where('id', '=', id)
    .where('state', '=', state)
    .execute();
}

async function adopt(context: PayContext, refund: RefundRow, { id }: Refund): Promise<void> {
  await change(context, refund, { provider_id: id, state: 'pending', look_at: context.clock.now() });
}

/** Among all refunds of the payment, by the key in its metadata; undefined: the list was not read to its end. */
async function findForgotten(shop: PayShop, refund: RefundRow): Promise<Refund | 'none' | undefined> {
  const { paymentId } = refund.sent_order;
  let cursor: string | undefined;
  do {
    const page = await listRefunds(shop, { paymentId, ...(cursor === undefined ? {} : { cursor }) });
    if (page.outcome !== 'ok' || page.data.unreadable > 0) return undefined;
    const found = page.data.items.find(({ metadata }) => metadata['key'] === refund.idempotence_key);
    if (found) return found;
    cursor = page.data.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return 'none';
}

async function searchForgotten(context: PayContext, shop: PayShop, refund: RefundRow): Promise<void> {
  const found = await findForgotten(shop, refund);
  if (found === 'none') return endRefund(context, refund.id, { state: 'failed', reason: 'never ordered' });
  if (found !== undefined) return adopt(context, refund, found);
  await change(context, refund, { look_at: later(context.clock.now(), LEASE_MS) });
}

/** Under one key, as a payment is ordered: a refusal after the first try says nothing about those before it. */
async function sendRefund(context: PayContext, shop: PayShop, refund: RefundRow): Promise<void> {
  const now = context.clock.now();
  const times = { firstTriedAtMs: refund.created_at.getTime(), nowMs: now.getTime() };
  if (nextRepeatMs({ outcome: 'unknown' }, times) === undefined)
    return searchForgotten(context, shop, refund);
  const tries = await countTry(context, 'payment_refunds', refund.id);
  if (tries === undefined) return;
  const answer = await createRefund(shop, refund.sent_order);
  if (answer.outcome === 'created') return adopt(context, refund, answer.data);
  if (answer.outcome === 'unknown' || answer.outcome === 'rateLimited')
    return change(context, refund, { look_at: later(now, nextRepeatMs(answer, times) ?? LEASE_MS) });
  if (answer.outcome === 'keyReused' || tries > 1) return searchForgotten(context, shop, refund);
  await endRefund(context, refund.id, { state: 'failed', reason: answer.message });
}

async function lookAtRefund(context: PayContext, shop: PayShop, refund: RefundRow): Promise<void> {
  if (refund.provider_id === null) return;
  const now = context.clock.now();
  const answer = await confirmNotification(
    shop,
    { subject: 'refund', objectId: refund.provider_id },
    {
      subject: 'refund',
      paymentId: refund.sent_order.paymentId,
      amountKopecks: refund.points * KOPECKS,
    },
  );
  if (answer.outcome === 'confirmed' && answer.subject === 'refund') {
    const { status, createdAt, cancellation } = answer.object;
    if (status === 'succeeded')
      return endRefund(context, refund.id, { state: 'succeeded', refundedAt: createdAt ?? now });
    if (status === 'canceled')
      return endRefund(context, refund.id, { state: 'canceled', reason: cancellation?.reason ?? '' });
  }
  if (answer.outcome === 'mismatch') {
    const mismatch = answer.differences.join(', ');
    context.log.error(
      { event: 'refund.mismatch', refundId: refund.id, mismatch },
      'a refund is not what was ordered',
    );
    return change(context, refund, { mismatch, look_at: later(now, MISMATCH_PAUSE_MS) });
  }
  await change(context, refund, {
    look_at: later(now, nextLookMs(now.getTime() - refund.created_at.getTime())),
  });
}

async function findRefund({ db }: PayContext, refundId: number): Promise<RefundRow | undefined> {
  return db
    .withTables<PaymentTables>()
    .selectFrom('payment_refunds')
    .selectAll()
    .where('id', '=', refundId)
    .executeTakeFirst();
}

/** Brings a refund as far as it goes now; what has ended stays as it is. */
export async function advanceRefund(context: PayContext, shop: PayShop, refundId: number): Promise<void> {
  const before = await findRefund(context, refundId);
  if (before?.state === 'creating') await sendRefund(context, shop, before);
  const refund = before?.state === 'creating' ? await findRefund(context, refundId) : before;
  if (refund?.state === 'pending') await lookAtRefund(context, shop, refund);
}
