import { randomBytes } from 'node:crypto';
import { createUser } from '../accounts/create-user.ts';
import type { AccountsTables } from '../accounts/tables.ts';
import type { Context, DbContext } from '../platform/context.ts';

export type Person = { email: string; username: string; fullName: string };

async function findUser({ db }: DbContext, email: string): Promise<number | undefined> {
  const user = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return user?.id;
}

/** Nobody is told the password: a letter to the sandbox's mailbox gives another one. */
export async function requireUser(context: Context, person: Person): Promise<number> {
  const known = await findUser(context, person.email);
  if (known !== undefined) return known;
  const password = randomBytes(24).toString('base64url');
  return createUser(context, { ...person, password, isEmailVerified: true });
}
