import { sql } from 'kysely';
import type { Db } from './postgres.ts';

/**
 * Does work that nobody else does now, over all processes; false: somebody is at it already. The lock is the
 * database's and goes with its connection, so a killed holder frees it at once.
 */
export async function runAlone(db: Db, name: string, work: () => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ is_ours: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_ours`.execute(transaction);
    if (rows[0]?.is_ours !== true) return false;
    await work();
    return true;
  });
}
