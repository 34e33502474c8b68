import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Caller } from '../../platform/http/serve.ts';
import type { Sessions } from '../create-sessions.ts';
import type { AccountsTables } from '../tables.ts';

/**
 * Ends all sessions of the caller but the one that asks; answers how many were alive. Those that ran out by themselves
 * are ended too, so that a clock set back wakes none of them.
 */
export async function endOtherSessions(
  { db, log }: Pick<Context, 'db' | 'log'>,
  sessions: Sessions,
  { userId, sessionId }: Caller,
): Promise<number> {
  const ended = await db
    .withTables<AccountsTables>()
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '!=', sessionId)
    .where('ended_at', 'is', null)
    .returning(['id', sql<boolean>`expires_at > now() and idle_until > now()`.as('was_alive')])
    .execute();
  for (const { id } of ended) sessions.forget(id);
  const alive = ended.filter(({ was_alive }) => was_alive).length;
  log.info({ event: 'auth.sessionsEnded', userId, sessions: alive }, 'other sessions ended');
  return alive;
}
