import { randomUUID } from 'node:crypto';
import { availableOf } from '../../src/billing/ledger/accounts.ts';
import { postOperation } from '../../src/billing/ledger/post-operation.ts';
import type { TimedContext } from '../../src/platform/context.ts';

/** As an operator would give them. */
export async function givePoints(
  { context: { db, clock } }: { context: TimedContext },
  userId: number,
  points: number,
): Promise<void> {
  await db.transaction().execute((trx) =>
    postOperation(trx, {
      userId,
      kind: 'grant',
      idempotencyKey: `test:${randomUUID()}`,
      entries: [
        { account: 'office', points: -points },
        { account: availableOf(userId), points },
      ],
      at: clock.now(),
    }),
  );
}
