import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';

/**
 * One at a time over all processes. The lock is the database's and goes with its connection, so a killed holder frees
 * it by itself; what is done inside must survive being done twice all the same.
 */
export async function withLock<T>(
  { db }: Pick<Context, 'db'>,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    // Waiting for the other holder is not a slow statement.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
    return work();
  });
}
