import type { DbContext } from '../platform/context.ts';
import { insertUser } from './insert-user.ts';
import { hashPassword } from './password.ts';

type NewUser = {
  email: string;
  username: string;
  fullName: string;
  password: string;
  isEmailVerified: boolean;
};

/** For whoever makes people without the registration: seeds, benches and tests. */
export async function createUser({ db }: DbContext, { password, email, ...user }: NewUser): Promise<number> {
  const passwordHash = await hashPassword(password);
  return insertUser(db, { ...user, email: email.toLowerCase(), passwordHash });
}
