import type { Marketplace } from '@vitrina/contract/ids.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/postgres.ts';

const LOOK_AGAIN_MS = 50;

/** Days of one marketplace are stored and summed up one after another. */
export function collectingLock(marketplace: Marketplace): string {
  return `search-history: ${marketplace}`;
}

async function tryLock(transaction: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext(${name})) as is_ours`.execute(transaction);
  return rows[0]?.is_ours === true;
}

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
    // The other holder may take minutes, and no single statement is waited for so long.
    while (!(await tryLock(transaction, name))) await wait(LOOK_AGAIN_MS);
    return work();
  });
}
