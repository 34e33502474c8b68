import { sql, type Transaction } from 'kysely';
import { availableOf } from '../ledger/accounts.ts';
import { postOperation } from '../ledger/post-operation.ts';
import type { BillingTables } from '../tables.ts';
import { moveOfReward, moveOfTaking } from './rules.ts';
import type { ReferralKind } from './tables.ts';

type Event = {
  kind: ReferralKind;
  userId: number;
  friendId: number;
  paymentId: number;
  refundId?: number;
  /** What is due by the rule; below zero when it is taken back. */
  points: number;
  at: Date;
};

type Trx = Transaction<Record<never, never>>;

/** What a person owes of rewards that were taken back when they had been spent already. */
async function readDebt(trx: Trx, userId: number): Promise<number> {
  const { rows } = await sql<{ debt: number }>`
    select coalesce(sum(moved - points), 0)::bigint as debt from referral_entries where user_id = ${userId}`.execute(
    trx,
  );
  return rows[0]?.debt ?? 0;
}

async function readAvailable(trx: Trx, userId: number): Promise<number> {
  const wallet = await trx
    .withTables<BillingTables>()
    .selectFrom('wallets')
    .select('available')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return wallet?.available ?? 0;
}

async function readMove(trx: Trx, { userId, points }: Event): Promise<number> {
  return points > 0
    ? moveOfReward(points, await readDebt(trx, userId))
    : moveOfTaking(-points, await readAvailable(trx, userId));
}

/** Once for a payment or a refund of it. The wallet is locked already: debt and balance stand still. */
export async function postReferral(trx: Trx, event: Event): Promise<void> {
  const { kind, userId, friendId, paymentId, refundId, points, at } = event;
  if (points === 0) return;
  const moved = await readMove(trx, event);
  const recorded = await trx
    .withTables<BillingTables>()
    .insertInto('referral_entries')
    .values({
      user_id: userId,
      friend_id: friendId,
      kind,
      payment_id: paymentId,
      refund_id: refundId ?? null,
      points,
      moved,
      at,
    })
    .onConflict((conflict) => conflict.constraint('referral_entries_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!recorded || moved === 0) return;
  await postOperation(trx, {
    userId,
    kind,
    details: { paymentId },
    idempotencyKey: `${kind}:${refundId ?? paymentId}`,
    entries: [
      { account: 'referral', points: -moved },
      { account: availableOf(userId), points: moved },
    ],
    at,
  });
}
