import { sql } from 'kysely';
import type { Db } from '../platform/postgres/database.ts';
import type { AccountsTables } from './tables.ts';

/** A letter to this address was read. Nothing happens when the person has moved to another one meanwhile. */
export async function markVerified(
  trx: Db,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await trx
    .withTables<AccountsTables>()
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .execute();
}
