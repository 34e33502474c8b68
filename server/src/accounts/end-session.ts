import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Sessions } from './create-sessions.ts';
import { hashRefreshToken } from './refresh-token.ts';
import type { AccountsTables } from './tables.ts';

/** Its access tokens stop with it, because each request looks the session up. */
export async function endSession(
  { db, log }: Pick<Context, 'db' | 'log'>,
  sessions: Sessions,
  refreshToken: string,
): Promise<void> {
  const hash = hashRefreshToken(refreshToken);
  const ended = await db
    .withTables<AccountsTables>()
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    // A renewal of another tab may have replaced it a moment ago.
    .where((eb) => eb.or([eb('refresh_hash', '=', hash), eb('previous_hash', '=', hash)]))
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id'])
    .executeTakeFirst();
  if (!ended) return;
  sessions.forget(ended.id);
  log.info({ event: 'auth.logout', userId: ended.user_id, sessionId: ended.id }, 'user signed out');
}
