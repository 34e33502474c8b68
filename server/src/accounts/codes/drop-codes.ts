import type { Db } from '../../platform/postgres/database.ts';
import type { AccountsTables } from '../tables.ts';
import type { CodePurpose } from './purposes.ts';

/** Takes back what was sent before something changed that it relied on. */
export async function dropCodes(db: Db, userId: number, purposes: readonly CodePurpose[]): Promise<void> {
  await db
    .withTables<AccountsTables>()
    .deleteFrom('codes')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute();
}
