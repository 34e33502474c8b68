import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { hashRefreshToken } from './refresh-token.ts';
import type { AccountsTables } from './tables.ts';

/** Answers which session it was; its access tokens stop with it, because each request looks the session up. */
export async function endSession(
  { db }: Pick<Context, 'db'>,
  refreshToken: string,
): Promise<string | undefined> {
  const ended = await db
    .withTables<AccountsTables>()
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('refresh_hash', '=', hashRefreshToken(refreshToken))
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended?.id;
}
