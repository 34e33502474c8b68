import { availableOf } from '../../src/billing/ledger/accounts.ts';
import { postOperation } from '../../src/billing/ledger/post-operation.ts';
import type { TimedContext } from '../../src/platform/context.ts';

/** Points of an operator, once a person and key. */
export async function grantPoints(
  { db, clock }: TimedContext,
  { userId, points, key = 'grant' }: { userId: number; points: number; key?: string },
): Promise<void> {
  await db.transaction().execute((trx) =>
    postOperation(trx, {
      userId,
      kind: 'grant',
      idempotencyKey: `${key}:${userId}`,
      entries: [
        { account: 'office', points: -points },
        { account: availableOf(userId), points },
      ],
      at: clock.now(),
    }),
  );
}
