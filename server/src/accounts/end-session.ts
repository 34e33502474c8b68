import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { hashRefreshToken } from './refresh-token.ts';
import type { AccountsTables } from './tables.ts';

/** Access tokens of an ended session stop at once: each request looks the session up. */
export async function endSession({ db }: Pick<Context, 'db'>, refreshToken: string): Promise<void> {
  await db
    .withTables<AccountsTables>()
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('refresh_hash', '=', hashRefreshToken(refreshToken))
    .where('ended_at', 'is', null)
    .execute();
}
