import type { AccountsTables } from '../../accounts/tables.ts';
import type { Db } from '../../platform/postgres/database.ts';

export async function listOperators(db: Db): Promise<{ email: string; addedAt: Date }[]> {
  return db
    .withTables<AccountsTables>()
    .selectFrom('operators')
    .innerJoin('users', 'users.id', 'operators.user_id')
    .select(['email', 'added_at as addedAt'])
    .orderBy('email')
    .execute();
}
