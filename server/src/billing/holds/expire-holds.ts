import type { TimedContext } from '../../platform/context.ts';
import type { BillingTables } from '../tables.ts';
import { releaseHold } from './end-hold.ts';

/** Of one round; the next one follows within a minute. */
const MOST_AT_ONCE = 500;

/** Points of tests that never ended come back: each hold in a transaction of its own, so that one waits for no other. */
export async function expireHolds({ db, clock }: TimedContext): Promise<void> {
  const at = clock.now();
  const expired = await db
    .withTables<BillingTables>()
    .selectFrom('wallet_holds')
    .select('id')
    .where('state', '=', 'held')
    .where('expires_at', '<=', at)
    .orderBy('expires_at')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id } of expired) await db.transaction().execute((trx) => releaseHold(trx, { holdId: id, at }));
}
