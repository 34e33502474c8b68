import type { Db } from '../../platform/postgres.ts';
import type { AccountsTables } from '../tables.ts';
import { hashCode } from './code-hash.ts';
import type { CodePurpose } from './purposes.ts';

/** Whose code it is, for those that come without a sign-in. Only long ones can be found by their hash. */
export async function findCodeOwner(
  db: Db,
  purpose: CodePurpose & ('recovery' | 'telegram'),
  code: string,
): Promise<number | undefined> {
  const row = await db
    .withTables<AccountsTables>()
    .selectFrom('codes')
    .select('user_id')
    .where('purpose', '=', purpose)
    .where('hash', '=', await hashCode(code))
    .executeTakeFirst();
  return row?.user_id;
}
