import { sql } from 'kysely';
import type { Db } from '../platform/postgres/database.ts';
import type { AccountsTables } from './tables.ts';

/**
 * Ends every session of a person but the one named; answers which they were. After the commit each of them belongs into
 * `sessions.forget`, so that its tokens stop in this process at once.
 */
export async function endSessionsOf(
  db: Db,
  userId: number,
  { except }: { except?: string } = {},
): Promise<string[]> {
  let ending = db
    .withTables<AccountsTables>()
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (except !== undefined) ending = ending.where('id', '!=', except);
  const ended = await ending.returning('id').execute();
  return ended.map(({ id }) => id);
}
