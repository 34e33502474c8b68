import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { AccountsTables } from '../tables.ts';

/** Who gave the code to a friend; people may type it in small letters. */
export async function findReferrer(db: Db, code: string): Promise<number> {
  const user = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('id')
    .where('referral_code', '=', code.toUpperCase())
    .executeTakeFirst();
  if (!user) throw problem('referral.notFound');
  return user.id;
}
