import type { Context } from '../platform/context.ts';
import { hashPassword } from './password.ts';
import type { AccountsTables } from './tables.ts';

type NewUser = {
  email: string;
  username: string;
  fullName: string;
  password: string;
  isEmailVerified: boolean;
};

export async function createUser(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  user: NewUser,
): Promise<number> {
  const { id } = await db
    .withTables<AccountsTables>()
    .insertInto('users')
    .values({
      email: user.email.toLowerCase(),
      username: user.username,
      full_name: user.fullName,
      password_hash: await hashPassword(user.password),
      email_verified_at: user.isEmailVerified ? clock.now() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
