import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { checkActions } from './check-actions.ts';
import { CHAIN_START } from './find-broken.ts';

async function isThere(db: Db, { id, hash }: { id: number; hash: string }): Promise<boolean> {
  if (id === CHAIN_START.id) return true;
  const { rows } = await sql`
    select id from office_actions where id = ${id} and encode(hash, 'hex') = ${hash}`.execute(db);
  return rows.length > 0;
}

/**
 * Says loudly that the log was changed past its triggers. The end it saw last is remembered: rows that are missing from
 * the end leave a chain that is whole.
 */
export function watchActions({ db, log }: Pick<Context, 'db' | 'log'>): () => Promise<void> {
  let last = CHAIN_START;
  return async () => {
    const isKept = await isThere(db, last);
    const { broken, end } = await checkActions(db);
    if (!isKept || broken.length > 0)
      log.error({ event: 'office.logBroken', broken, missing: isKept ? null : last }, 'the log was changed');
    else last = end;
  };
}
