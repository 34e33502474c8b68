import { sql, type Transaction } from 'kysely';
import type { AccountsTables } from '../../accounts/tables.ts';
import { normalizeMailbox } from './normalize-mailbox.ts';

/** Two accounts of one mailbox or of one messenger: docs/decisions/0050. */
export async function isSamePerson(
  trx: Transaction<Record<never, never>>,
  userId: number,
  otherId: number,
): Promise<boolean> {
  const users = await trx
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('email')
    .where('id', 'in', [userId, otherId])
    .execute();
  if (new Set(users.map(({ email }) => normalizeMailbox(email))).size < users.length) return true;
  const { rows } = await sql`
    select from messenger_owners mine join messenger_owners theirs using (chat_id)
    where mine.user_id = ${userId} and theirs.user_id = ${otherId} limit 1`.execute(trx);
  return rows.length > 0;
}
