import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { CabinetsTables } from '../tables.ts';
import type { FoundInvite } from './find-invite.ts';

/** Ends an invitation that was found, once: throws `code.invalid` when another request was faster. */
export async function closeInvite(db: Db, { id, hash }: Pick<FoundInvite, 'id' | 'hash'>): Promise<void> {
  const closed = await db
    .withTables<CabinetsTables>()
    .updateTable('cabinet_invites')
    .set({ closed_at: sql<Date>`now()` })
    .where('id', '=', id)
    // A renewed invitation has another code.
    .where('hash', '=', hash)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  if (!closed) throw problem('code.invalid');
}
