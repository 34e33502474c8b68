import { sql, type Transaction } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { AccountsTables } from '../tables.ts';
import { isCodeRight } from './code-hash.ts';
import { CODE_PURPOSES, CODE_TRIES, type CodePurpose } from './purposes.ts';

type Claim = { userId: number; purpose: CodePurpose; subject?: string; code: string };

type Redeemed<Result> = { isRepeated: false; result: Result } | { isRepeated: true };

/**
 * The person's row comes before any code in every such transaction: two codes of one person, each of which takes the
 * other back, would wait for each other otherwise.
 */
async function lockPerson(trx: Db, userId: number): Promise<void> {
  await trx
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/** Counts the try in a statement of its own before anything is compared: a burst cannot compare more than the cap. */
async function countTry(db: Db, { userId, purpose, subject = '' }: Claim) {
  return db
    .withTables<AccountsTables>()
    .updateTable('codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('tries', '<', CODE_TRIES)
    .returning('hash')
    .executeTakeFirst();
}

/** As it stands now; undefined: taken back or replaced since it was compared. */
async function lockCode(trx: Db, { userId, purpose, subject = '' }: Claim, hash: string) {
  return trx
    .withTables<AccountsTables>()
    .selectFrom('codes')
    .select(['payload', 'used_at', sql<boolean>`expires_at <= now()`.as('is_expired')])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

async function markUsed(trx: Db, { userId, purpose, subject = '' }: Claim): Promise<void> {
  await trx
    .withTables<AccountsTables>()
    .updateTable('codes')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .execute();
}

/**
 * Trades a code for its effect, once: the effect and the end of the code are one transaction. The same code again is
 * `isRepeated` and does nothing, because links are opened twice. Throws the purpose's refusal or `code.expired`.
 */
export async function redeemCode<Result>(
  { db }: DbContext,
  claim: Claim,
  effect: (trx: Transaction<Record<never, never>>, payload: unknown) => Promise<Result>,
): Promise<Redeemed<Result>> {
  const { wrong } = CODE_PURPOSES[claim.purpose];
  const tried = await countTry(db, claim);
  const isRight = await isCodeRight(claim.code, tried?.hash);
  if (!tried || !isRight) throw problem(wrong);
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, claim.userId);
    const found = await lockCode(trx, claim, tried.hash);
    if (!found) throw problem(wrong);
    if (found.used_at !== null) return { isRepeated: true };
    if (found.is_expired) throw problem('code.expired');
    await markUsed(trx, claim);
    return { isRepeated: false, result: await effect(trx, found.payload) };
  });
}
