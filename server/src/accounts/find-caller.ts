import { sql } from 'kysely';
import type { Tokens } from '../platform/http/access-tokens.ts';
import type { Caller } from '../platform/http/serve.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { AccountsTables } from './tables.ts';

/** A token is worth what its session is worth now: an ended one stops its tokens before they expire. */
export async function findCaller(db: Db, tokens: Tokens, token: string): Promise<Caller | undefined> {
  const claims = await tokens.verify(token);
  if (!claims) return undefined;
  const session = await db
    .withTables<AccountsTables>()
    .selectFrom('sessions')
    .select('user_id')
    .where('id', '=', claims.sessionId)
    .where('user_id', '=', claims.userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return session ? claims : undefined;
}
