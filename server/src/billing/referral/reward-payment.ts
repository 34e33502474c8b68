import { PRICES } from '@vitrina/contract/billing/prices.ts';
import { sql, type Transaction } from 'kysely';
import { lockWallets } from '../ledger/post-operation.ts';
import { findReferrer } from './find-referrer.ts';
import { isSamePerson } from './is-same-person.ts';
import { postReferral } from './post-referral.ts';
import { rewardOf } from './rules.ts';

type Trx = Transaction<Record<never, never>>;
type Payment = {
  paymentId: number;
  /** The friend who has paid, and what, in roubles. */
  userId: number;
  points: number;
  /** The card has paid for the referrer's own account, or was bound there. */
  hasReferrersCard: boolean;
  at: Date;
};

/** The ledger knows every top-up, whether the one of this payment is posted already or not. */
async function isFirstPayment(trx: Trx, { userId, paymentId }: Payment): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_operations
    where user_id = ${userId} and kind = 'topUp' and idempotency_key <> ${`topUp:${paymentId}`} limit 1`.execute(
    trx,
  );
  return rows.length === 0;
}

/** In the transaction of the payment's credit: the referrer's share, and what the friend gets for the first one. */
export async function rewardPayment(trx: Trx, payment: Payment): Promise<void> {
  const { paymentId, userId, points, hasReferrersCard, at } = payment;
  const referrerId = await findReferrer(trx, userId);
  if (referrerId === undefined) return;
  await lockWallets(trx, [userId, referrerId]);
  if (hasReferrersCard || (await isSamePerson(trx, userId, referrerId))) return;
  const event = { friendId: userId, paymentId, at };
  await postReferral(trx, { ...event, kind: 'referralReward', userId: referrerId, points: rewardOf(points) });
  if (await isFirstPayment(trx, payment)) {
    await postReferral(trx, { ...event, kind: 'friendBonus', userId, points: PRICES.referral.friendPoints });
  }
}
