import type { AccountsTables } from '../../../accounts/tables.ts';
import type { Db } from '../../../platform/postgres/database.ts';

/** Where the receipt goes. */
export async function findEmail(db: Db, userId: number): Promise<string> {
  const { email } = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}
