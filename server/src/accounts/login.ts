import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { countAttempt, forgetAttempts } from './limit-attempts.ts';
import { isPasswordRight } from './password.ts';
import { LOGIN_LIMITS, networkOf } from './rules.ts';
import { startSession } from './start-session.ts';
import type { AccountsTables } from './tables.ts';

type Credentials = { email: string; password: string; remember: boolean; address: string };

/** Which of the two was wrong is never told, and unknown addresses take as long as known ones. */
export async function login(
  { db }: Pick<Context, 'db'>,
  { email, password, remember, address }: Credentials,
) {
  const network = networkOf(address);
  const own = `login:${email}|${network}`;
  await countAttempt(db, own, LOGIN_LIMITS.accountFromNetwork);
  await countAttempt(db, `login-account:${email}`, LOGIN_LIMITS.account);
  await countAttempt(db, `login-network:${network}`, LOGIN_LIMITS.network);
  const user = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!(await isPasswordRight(password, user?.password_hash)) || !user)
    throw problem('user.wrongCredentials');
  await forgetAttempts(db, own);
  return { userId: user.id, ...(await startSession(db, user.id, remember)) };
}
