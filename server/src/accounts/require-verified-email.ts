import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import type { AccountsTables } from './tables.ts';

/** product.md 2.3: an unconfirmed e-mail blocks payments, and whatever else moves points. */
export async function requireVerifiedEmail(db: Db, userId: number): Promise<void> {
  const person = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!person) throw problem('user.notAuthorized');
  if (person.email_verified_at === null) throw problem('user.emailNotVerified');
}
