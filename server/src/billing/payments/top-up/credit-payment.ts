import { topUpBonus } from '@vitrina/contract/billing/payments.ts';
import type { Transaction } from 'kysely';
import type { Payment } from '../../../integrations/payments/payment.ts';
import { availableOf } from '../../ledger/accounts.ts';
import { lockWallets, postOperation } from '../../ledger/post-operation.ts';
import { takeTopUpPercent } from '../../promo/top-up-percent.ts';
import { findReferrer } from '../../referral/find-referrer.ts';
import { rewardPayment } from '../../referral/reward-payment.ts';
import { isCardOf } from '../cards/is-card-of.ts';
import { rememberCard } from '../cards/remember-card.ts';
import type { PayContext } from '../shop/open-shop.ts';
import type { PaymentTables } from '../tables.ts';
import { isOpen, type PaymentRow } from './find-payment.ts';

type Trx = Transaction<Record<never, never>>;

/** Held until the end: of those who come with the same news one credits it. */
async function lockOpen(trx: Trx, paymentId: number): Promise<PaymentRow | undefined> {
  const payment = await trx
    .withTables<PaymentTables>()
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
  return payment && isOpen(payment) ? payment : undefined;
}

/** Under the lock of the wallet: two payments that end at once are one after the other here. */
async function isFirstOf(trx: Trx, userId: number): Promise<boolean> {
  const earlier = await trx
    .withTables<PaymentTables>()
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
  return earlier === undefined;
}

async function postTopUp(trx: Trx, { id, user_id: userId, points }: PaymentRow, at: Date): Promise<void> {
  await postOperation(trx, {
    userId,
    kind: 'topUp',
    details: { paymentId: id },
    idempotencyKey: `topUp:${id}`,
    entries: [
      { account: 'card', points: -points },
      { account: availableOf(userId), points },
    ],
    at,
  });
}

/** The key names the person: the ledger itself refuses a second one. */
async function postBonus(
  trx: Trx,
  { id, user_id: userId }: PaymentRow,
  bonus: number,
  at: Date,
): Promise<void> {
  if (bonus === 0) return;
  await postOperation(trx, {
    userId,
    kind: 'topUpBonus',
    details: { paymentId: id },
    idempotencyKey: `topUpBonus:${userId}`,
    entries: [
      { account: 'bonus', points: -bonus },
      { account: availableOf(userId), points: bonus },
    ],
    at,
  });
}

type Extras = { referrerId: number | undefined; fingerprint: string | undefined; at: Date };

/** What comes beside it: by a promo code, and to whoever has brought the person. */
async function postExtras(trx: Trx, payment: PaymentRow, extras: Extras): Promise<{ promo: number }> {
  const { referrerId, fingerprint, at } = extras;
  const paid = { paymentId: payment.id, userId: payment.user_id, points: payment.points, at };
  const promo = await takeTopUpPercent(trx, paid);
  if (referrerId !== undefined) {
    const hasReferrersCard = await isCardOf(trx, referrerId, fingerprint);
    await rewardPayment(trx, { ...paid, hasReferrersCard });
  }
  return { promo };
}

/** Money has come: its points, the bonus of the first time, what comes beside it and the card, all or nothing, once. */
export async function creditPayment(
  { db, clock, log }: PayContext,
  paymentId: number,
  said: Payment,
): Promise<void> {
  const now = clock.now();
  // When the money came, however late the answer is: the provider's cash book has it on that day too.
  const at = said.capturedAt !== null && said.capturedAt < now ? said.capturedAt : now;
  const credited = await db.transaction().execute(async (trx) => {
    const payment = await lockOpen(trx, paymentId);
    if (!payment) return undefined;
    const { user_id: userId, points } = payment;
    const referrerId = await findReferrer(trx, userId);
    await lockWallets(trx, referrerId === undefined ? [userId] : [userId, referrerId]);
    const bonus = (await isFirstOf(trx, userId)) ? topUpBonus(points) : 0;
    await postTopUp(trx, payment, at);
    await postBonus(trx, payment, bonus, at);
    const fingerprint = said.method?.card?.fingerprint;
    const { promo } = await postExtras(trx, payment, { referrerId, fingerprint, at });
    await trx
      .withTables<PaymentTables>()
      .updateTable('payments')
      .set({
        state: 'succeeded',
        bonus,
        promo,
        card_fingerprint: fingerprint ?? null,
        captured_at: at,
        ended_at: at,
        receipt_status: said.receiptStatus,
        confirmation_url: null,
        mismatch: null,
        look_at: null,
      })
      .where('id', '=', paymentId)
      .execute();
    const { shop_id: shopId, card_id: cardId } = payment;
    await rememberCard(trx, { userId, shopId, cardId, method: said.method, at });
    return { userId, points, bonus, promo };
  });
  if (credited) log.info({ event: 'billing.toppedUp', paymentId, ...credited }, 'payment credited');
}
