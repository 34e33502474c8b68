import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import type { Device } from './device.ts';
import { countAttempt, forgetAttempts } from './limit-attempts.ts';
import { hashPassword, isOutdated, isPasswordRight } from './password.ts';
import { LOGIN_LIMITS, networkOf } from './rules.ts';
import { signInCounters } from './sign-in-counters.ts';
import { startSession } from './start-session.ts';
import type { AccountsTables } from './tables.ts';

type Credentials = { email: string; password: string; remember: boolean; device: Device };
type Known = { id: number; password_hash: string };

/** Passwords of older parameters are hashed anew while they are known; a change meanwhile wins. */
async function renewHash({ db }: Pick<Context, 'db'>, user: Known, password: string): Promise<void> {
  if (!isOutdated(user.password_hash)) return;
  await db
    .withTables<AccountsTables>()
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute();
}

/** Which of the two was wrong is never told, and unknown addresses take as long as known ones. */
export async function login(
  { db, env, log }: Pick<Context, 'db' | 'env' | 'log'>,
  { email, password, remember, device }: Credentials,
) {
  if (env.AUTHORIZATION === 'off') throw problem('user.authorizationDisabled');
  const network = networkOf(device.address);
  const counters = signInCounters(email, device);
  await countAttempt(db, counters.own, LOGIN_LIMITS.accountFromNetwork);
  await countAttempt(db, counters.account, LOGIN_LIMITS.account);
  await countAttempt(db, counters.network, LOGIN_LIMITS.network);
  const user = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!(await isPasswordRight(password, user?.password_hash)) || !user) {
    log.info({ event: 'auth.loginFailed', userId: user?.id ?? null, network }, 'a sign-in was refused');
    throw problem('user.wrongCredentials');
  }
  await forgetAttempts(db, counters.own);
  await renewHash({ db }, user, password);
  const session = await startSession(db, { userId: user.id, isPersistent: remember, device });
  log.info({ event: 'auth.login', userId: user.id, sessionId: session.sessionId }, 'a person signed in');
  return session;
}
