import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres.ts';
import { problem } from '../../platform/problem.ts';
import type { AccountsTables } from '../tables.ts';
import { isCodeRight } from './code-hash.ts';
import { CODE_PURPOSES, CODE_TRIES, type CodePurpose } from './purposes.ts';

type Claim = { userId: number; purpose: CodePurpose; subject?: string; code: string };

type Redeemed<Result> = { isRepeated: false; result: Result } | { isRepeated: true };

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
    .returning(['hash', 'used_at', sql<boolean>`expires_at <= now()`.as('is_expired')])
    .executeTakeFirst();
}

/**
 * Trades a code for its effect, once: the effect and the end of the code are one transaction. The same code again is
 * `isRepeated` and does nothing, because links are opened twice. Throws the purpose's refusal or `code.expired`.
 */
export async function redeemCode<Result>(
  { db }: Pick<Context, 'db'>,
  claim: Claim,
  effect: (trx: Db, payload: unknown) => Promise<Result>,
): Promise<Redeemed<Result>> {
  const { userId, purpose, subject = '', code } = claim;
  const { wrong } = CODE_PURPOSES[purpose];
  const known = await countTry(db, claim);
  const isRight = await isCodeRight(code, known?.hash);
  if (!known || !isRight) throw problem(wrong);
  if (known.used_at !== null) return { isRepeated: true };
  if (known.is_expired) throw problem('code.expired');
  return db.transaction().execute(async (trx) => {
    const spent = await trx
      .withTables<AccountsTables>()
      .updateTable('codes')
      .set({ used_at: sql<Date>`now()` })
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('hash', '=', known.hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('payload')
      .executeTakeFirst();
    // Another request with the same code was faster.
    if (!spent) return { isRepeated: true };
    return { isRepeated: false, result: await effect(trx, spent.payload) };
  });
}
