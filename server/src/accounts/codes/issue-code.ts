import { RESEND_SECONDS } from '@vitrina/contract/accounts/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { countAttempt } from '../limit-attempts.ts';
import type { AccountsTables } from '../tables.ts';
import { createCode, hashCode } from './code-hash.ts';
import { CODE_PURPOSES, type CodePurpose } from './purposes.ts';

type Issue = {
  userId: number;
  purpose: CodePurpose;
  subject?: string;
  payload?: object;
  /** Between two codes; 0 where none is mailed. */
  resendSeconds?: number;
};

const ISSUES = { attempts: 20, minutes: 24 * 60 } as const;

/** Until the next letter; the screen counts them down. */
async function secondsLeft(
  db: Db,
  { userId, purpose, subject = '', resendSeconds = RESEND_SECONDS }: Issue,
): Promise<number> {
  const last = await db
    .withTables<AccountsTables>()
    .selectFrom('codes')
    .select(sql<number>`extract(epoch from now() - sent_at)::double precision`.as('seconds'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return Math.min(resendSeconds, Math.max(1, Math.ceil(resendSeconds - (last?.seconds ?? resendSeconds))));
}

/**
 * Makes a code and puts its hash where the last one of the same purpose was. `db` may be a transaction: the letter with
 * the code belongs into the same one. Throws `request.tooMany` when the last one was sent just now.
 */
export async function issueCode(db: Db, input: Issue): Promise<{ code: string; expiresAt: Date }> {
  const { userId, purpose, subject = '', payload = {}, resendSeconds = RESEND_SECONDS } = input;
  await countAttempt(db, `code:${purpose}:${userId}`, ISSUES);
  const { length, minutes } = CODE_PURPOSES[purpose];
  const code = createCode(length);
  const { rows } = await sql<{ expires_at: Date }>`
    insert into codes (user_id, purpose, subject, hash, payload, expires_at)
    values (${userId}, ${purpose}, ${subject}, ${await hashCode(code)}, ${JSON.stringify(payload)},
      now() + make_interval(mins => ${minutes}))
    on conflict (user_id, purpose, subject) do update set
      hash = excluded.hash, payload = excluded.payload, expires_at = excluded.expires_at,
      tries = 0, sent_at = now(), used_at = null
      where codes.sent_at <= now() - make_interval(secs => ${resendSeconds})
    returning expires_at`.execute(db);
  const [issued] = rows;
  if (!issued) throw problem('request.tooMany', { seconds: await secondsLeft(db, input) });
  return { code, expiresAt: issued.expires_at };
}
