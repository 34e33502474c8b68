import type { Selectable, Transaction } from 'kysely';
import { availableOf, frozenOf } from '../ledger/accounts.ts';
import { lockWallets, postOperation } from '../ledger/post-operation.ts';
import type { BillingTables } from '../tables.ts';
import type { HoldState, HoldsTables } from './tables.ts';

type Trx = Transaction<Record<never, never>>;
type Hold = Selectable<HoldsTables['wallet_holds']>;
type HoldEnd = Exclude<HoldState, 'held'>;
type Ending = { holdId: number; at: Date };

/** The wallet is locked before the hold is read: whoever comes at the same moment sees how it ended. */
async function lockHold(trx: Trx, holdId: number): Promise<Hold> {
  const read = () =>
    trx
      .withTables<BillingTables>()
      .selectFrom('wallet_holds')
      .selectAll()
      .where('id', '=', holdId)
      .executeTakeFirstOrThrow();
  await lockWallets(trx, [(await read()).user_id]);
  return read();
}

async function endHold(trx: Trx, { holdId, at }: Ending, wanted: HoldEnd): Promise<HoldEnd> {
  const hold = await lockHold(trx, holdId);
  if (hold.state !== 'held') return hold.state;
  // Whether the job that releases it has been here already makes no difference.
  const end = hold.expires_at <= at ? 'released' : wanted;
  await trx
    .withTables<BillingTables>()
    .updateTable('wallet_holds')
    .set({ state: end, ended_at: at })
    .where('id', '=', holdId)
    .execute();
  await postOperation(trx, {
    userId: hold.user_id,
    kind: end === 'charged' ? 'charge' : 'release',
    details: { testId: hold.test_id, testName: hold.test_name },
    idempotencyKey: `${end}:${holdId}`,
    entries: [
      { account: frozenOf(hold.user_id), points: -hold.points },
      { account: end === 'charged' ? 'tests' : availableOf(hold.user_id), points: hold.points },
    ],
    at,
  });
  return end;
}

/** Answers how the hold has ended, by this call or by an earlier one: a test goes on only with what is charged. */
export function chargeHold(trx: Trx, ending: Ending): Promise<HoldEnd> {
  return endHold(trx, ending, 'charged');
}

export function releaseHold(trx: Trx, ending: Ending): Promise<HoldEnd> {
  return endHold(trx, ending, 'released');
}
