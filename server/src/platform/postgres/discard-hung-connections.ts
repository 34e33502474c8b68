import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** The driver's words for a statement that was not answered in its time. */
export const SILENCE = /Query read timeout/;

function isSilence(error: unknown): boolean {
  return error instanceof Error && SILENCE.test(error.message);
}

async function connect(pool: pg.Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  let silence: unknown;
  async function query(sql: string, parameters: readonly unknown[]) {
    // Not even a rollback would be heard.
    if (silence !== undefined) throw silence;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (isSilence(error)) silence = error;
      throw error;
    }
  }
  // Its other form, for cursors, is used by nobody here.
  return { query: query as never, release: () => client.release(silence !== undefined) };
}

/**
 * A pool that closes a connection on which nothing is heard. By itself the driver would hand it to the next request,
 * whose statement waits behind the unanswered one.
 */
export function discardHungConnections(pool: pg.Pool): PostgresPool {
  return { options: pool.options, connect: () => connect(pool), end: () => pool.end() };
}
