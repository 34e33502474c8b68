import type { Db } from '../platform/postgres/database.ts';
import type { AccountsTables } from './tables.ts';

/** Somebody who runs the product. Only a command on the machine makes one (scripts/operators.ts). */
export async function isOperator(db: Db, userId: number): Promise<boolean> {
  const operator = await db
    .withTables<AccountsTables>()
    .selectFrom('operators')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return operator !== undefined;
}
