import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { QUICK_LIMITS } from './database.ts';

/**
 * Named work that one process does at a time. A killed process frees its names at once; so does one that loses its
 * connection while its work goes on: what is done inside must survive being done twice.
 */
export type Locks = {
  /** false: somebody is at it already. */
  runAlone(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Waits until nobody else is at it, however long. */
  runExclusive<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

const LOOK_AGAIN_MS = 50;

/**
 * One connection holds the names of all work of this process. It is not of the pool that the work itself needs: as many
 * names held there as it has connections, and each waits for another one.
 */
export function connectLocks(url: string): Locks {
  const pool = new pg.Pool({
    ...QUICK_LIMITS,
    connectionString: url,
    max: 1,
    // Closed for being idle, it would give up what it holds.
    idleTimeoutMillis: 0,
    keepAlive: true,
  });
  // What a lost connection held is free; the next name opens another one.
  pool.on('error', () => undefined);
  const held = new Set<string>();

  async function take(name: string): Promise<boolean> {
    // The database would give a connection again what it has already.
    if (held.has(name)) return false;
    held.add(name);
    let isOurs = false;
    try {
      const { rows } = await pool.query<{ is_ours: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as is_ours',
        [name],
      );
      isOurs = rows[0]?.is_ours === true;
    } finally {
      if (!isOurs) held.delete(name);
    }
    return isOurs;
  }

  async function doAndFree<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      // One that fails closes the connection, which frees the name too.
      await pool.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined);
      held.delete(name);
    }
  }

  return {
    runAlone: async (name, work) => {
      if (!(await take(name))) return false;
      await doAndFree(name, work);
      return true;
    },
    runExclusive: async (name, work) => {
      while (!(await take(name))) await wait(LOOK_AGAIN_MS);
      return doAndFree(name, work);
    },
    close: () => pool.end(),
  };
}
