import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Caller } from '../../platform/http/serve.ts';
import { problem } from '../../platform/problem.ts';
import type { Sessions } from '../create-sessions.ts';
import type { AccountsTables } from '../tables.ts';

/** Ends one session of the caller. Another person's, an ended and an invented one are all the same: not there. */
export async function endOwnSession(
  { db, log }: Pick<Context, 'db' | 'log'>,
  sessions: Sessions,
  { userId }: Caller,
  sessionId: string,
): Promise<void> {
  const ended = await db
    .withTables<AccountsTables>()
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw problem('session.notFound');
  sessions.forget(ended.id);
  log.info({ event: 'auth.sessionsEnded', userId, sessions: 1 }, 'session ended');
}
