import { PRICES } from '@vitrina/contract/billing/prices.ts';
import { sql, type Transaction } from 'kysely';
import { lockWallets } from '../ledger/post-operation.ts';
import { postReferral } from './post-referral.ts';
import { takenByRefund } from './rules.ts';

type Trx = Transaction<Record<never, never>>;
type Refund = {
  paymentId: number;
  refundId: number;
  /** The friend whose payment it is. */
  userId: number;
  /** Roubles of the payment that are returned with this refund and those before it, and what was paid. */
  refundedInAll: number;
  paid: number;
  at: Date;
};
type Given = { userId: number; reward: number; bonus: number };

/** Whom the payment has brought something that is not taken back yet. */
async function listGiven(trx: Trx, paymentId: number): Promise<Given[]> {
  const { rows } = await sql<Given>`
    select user_id as "userId",
      coalesce(sum(points) filter (where kind like 'referralReward%'), 0)::bigint as reward,
      coalesce(sum(points) filter (where kind like 'friendBonus%'), 0)::bigint as bonus
    from referral_entries where payment_id = ${paymentId} group by user_id`.execute(trx);
  return rows;
}

/** The receivers of a payment's rewards never change, so they may be read before they are locked. */
async function listReceivers(trx: Trx, paymentId: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select distinct user_id as "userId" from referral_entries where payment_id = ${paymentId}`.execute(trx);
  return rows.map(({ userId }) => userId);
}

/**
 * In the transaction of the refund, after what the refund itself takes: the share of what is returned, and the friend's
 * bonus when less stays paid than the smallest top-up. What has been spent becomes a debt.
 */
export async function takeBackReward(trx: Trx, refund: Refund): Promise<void> {
  const { paymentId, refundId, userId, refundedInAll, paid, at } = refund;
  await lockWallets(trx, [userId, ...(await listReceivers(trx, paymentId))]);
  const event = { friendId: userId, paymentId, refundId, at };
  const isStillPaid = paid - refundedInAll >= PRICES.topUp.minimum;
  for (const given of await listGiven(trx, paymentId)) {
    const reward = takenByRefund(given.reward, paid, refundedInAll);
    await postReferral(trx, { ...event, kind: 'referralRewardBack', userId: given.userId, points: -reward });
    const bonus = isStillPaid ? 0 : given.bonus;
    await postReferral(trx, { ...event, kind: 'friendBonusBack', userId: given.userId, points: -bonus });
  }
}
