import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import type { AccountsTables } from './tables.ts';

/** The person who calls; gone only if the account was deleted a moment ago. */
export async function findPerson(db: Db, userId: number) {
  const person = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select(['id', 'email', 'username', 'language', 'password_hash', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!person) throw problem('user.notAuthorized');
  return person;
}
