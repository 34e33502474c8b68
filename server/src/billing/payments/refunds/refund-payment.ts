import { randomUUID } from 'node:crypto';
import type { TopUpState } from '@vitrina/contract/billing/payments.ts';
import type { Transaction } from 'kysely';
import { problem } from '../../../platform/problem.ts';
import { lockWallets } from '../../ledger/post-operation.ts';
import { readTopUpPercent } from '../../promo/top-up-percent.ts';
import type { BillingTables } from '../../tables.ts';
import { findEmail } from '../shop/find-email.ts';
import { type PayContext, requireShop } from '../shop/open-shop.ts';
import { KOPECKS } from '../shop/rules.ts';
import { writeAdvance } from '../shop/write-advance.ts';
import type { PaymentTables } from '../tables.ts';
import type { PaymentRow } from '../top-up/find-payment.ts';
import { advanceRefund } from './advance-refund.ts';
import { sumRefunds } from './find-refund.ts';
import { postRefund } from './post-refund.ts';
import { bonusBack, largestRefund, promoBack } from './refund-rules.ts';

type Trx = Transaction<Record<never, never>>;

type RefundRequest = {
  paymentId: number;
  /** Whole roubles of it. */
  points: number;
  operatorId: number;
  reason: string;
  /** Names the attempt: one that is sent twice is one. */
  requestKey: string;
  /** Writes down who ordered it, in the transaction in which the points leave the wallet; its last step. */
  record?: (trx: Trx, refundId: number) => Promise<void>;
};

type RefundAnswer = { refundId: number; points: number; bonus: number; state: TopUpState };

async function readAvailable(trx: Trx, userId: number): Promise<number> {
  const wallet = await trx
    .withTables<BillingTables>()
    .selectFrom('wallets')
    .select('available')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return wallet.available;
}

async function lockPaid(trx: Trx, paymentId: number): Promise<PaymentRow> {
  const payment = await trx
    .withTables<PaymentTables>()
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
  if (payment?.state !== 'succeeded') throw problem('walletOperation.notFound');
  return payment;
}

async function findEarlier(trx: Trx, { paymentId, requestKey }: RefundRequest): Promise<number | undefined> {
  const earlier = await trx
    .withTables<PaymentTables>()
    .selectFrom('payment_refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return earlier?.id;
}

/** How much of the bonus and of a promo code's percentage goes with it; throws when the payment or the wallet has less. */
async function requireBack(
  trx: Trx,
  payment: PaymentRow,
  points: number,
): Promise<{ bonus: number; promo: number }> {
  const earlier = await sumRefunds(trx, payment.id);
  const refundable = {
    paid: payment.points,
    refunded: earlier.points,
    bonus: payment.bonus - earlier.bonus,
    promo: payment.promo - earlier.promo,
    percent: (await readTopUpPercent(trx, payment.id)) ?? 0,
    available: await readAvailable(trx, payment.user_id),
  };
  const maximum = largestRefund(refundable);
  if (points > maximum) throw problem('payment.refundTooMuch', { maximum });
  return { bonus: bonusBack(refundable, points), promo: promoBack(refundable, points) };
}

/** Committed before the provider hears of it, with the points that leave the wallet. */
async function addRefund(context: PayContext, request: RefundRequest): Promise<number> {
  const { paymentId, points, operatorId, reason, requestKey } = request;
  const at = context.clock.now();
  const key = randomUUID();
  return context.db.transaction().execute(async (trx) => {
    const payment = await lockPaid(trx, paymentId);
    const earlier = await findEarlier(trx, request);
    if (earlier !== undefined) return earlier;
    const userId = payment.user_id;
    await lockWallets(trx, [userId]);
    const back = await requireBack(trx, payment, points);
    const email = await findEmail(trx, userId);
    const order = {
      idempotenceKey: key,
      paymentId: payment.provider_id ?? '',
      amountKopecks: points * KOPECKS,
      description: 'Возврат пополнения кошелька',
      metadata: { payment: String(paymentId), key },
      receipt: writeAdvance(context.env, { email, points }),
    };
    const { id } = await trx
      .withTables<PaymentTables>()
      .insertInto('payment_refunds')
      .values({
        payment_id: paymentId,
        user_id: userId,
        operator_id: operatorId,
        reason,
        request_key: requestKey,
        idempotence_key: key,
        points,
        ...back,
        sent_order: JSON.stringify(order),
        state: 'creating',
        created_at: at,
        look_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await postRefund(trx, { id, payment_id: paymentId, user_id: userId, points, ...back }, 'out', at);
    await request.record?.(trx, id);
    return id;
  });
}

/** An operator gives a payment back, whole or in part. What the provider makes of it may come later. */
export async function refundPayment(context: PayContext, request: RefundRequest): Promise<RefundAnswer> {
  const shop = requireShop(context);
  if (!Number.isSafeInteger(request.points) || request.points < 1)
    throw problem('request.invalid', { field: 'points', rule: 'value' });
  const refundId = await addRefund(context, request);
  await advanceRefund(context, shop, refundId);
  const { points, bonus, state } = await context.db
    .withTables<PaymentTables>()
    .selectFrom('payment_refunds')
    .select(['points', 'bonus', 'state'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  return { refundId, points, bonus, state };
}
