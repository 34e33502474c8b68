import type { Transaction } from 'kysely';
import { availableOf, frozenOf } from '../ledger/accounts.ts';
import { lockWallets, postOperation } from '../ledger/post-operation.ts';
import type { BillingTables } from '../tables.ts';

type NewHold = {
  userId: number;
  points: number;
  testId: number;
  testName: string;
  /** Names the event: the same one twice is one hold. */
  onceKey: string;
  expiresAt: Date;
  at: Date;
};
type Hold = Transaction<BillingTables>;

async function findPlaced(holds: Hold, { onceKey, userId, points }: NewHold): Promise<number> {
  const first = await holds
    .selectFrom('wallet_holds')
    .select(['id', 'user_id', 'points'])
    .where('once_key', '=', onceKey)
    .executeTakeFirstOrThrow();
  if (first.user_id !== userId || first.points !== points)
    throw new Error(`There is another hold under "${onceKey}".`);
  return first.id;
}

/** Sets points aside for a test until it is charged, released or expired. Throws NotEnoughPoints. */
export async function placeHold(trx: Transaction<Record<never, never>>, hold: NewHold): Promise<number> {
  const { userId, points, testId, testName, onceKey, expiresAt, at } = hold;
  await lockWallets(trx, [userId]);
  const holds = trx.withTables<BillingTables>();
  const placed = await holds
    .insertInto('wallet_holds')
    .values({
      user_id: userId,
      once_key: onceKey,
      test_id: testId,
      test_name: testName,
      points,
      placed_at: at,
      expires_at: expiresAt,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!placed) return findPlaced(holds, hold);
  await postOperation(trx, {
    userId,
    kind: 'hold',
    details: { testId, testName },
    idempotencyKey: `hold:${placed.id}`,
    entries: [
      { account: availableOf(userId), points: -points },
      { account: frozenOf(userId), points },
    ],
    at,
  });
  return placed.id;
}
