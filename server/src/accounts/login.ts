import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import type { Device } from './device.ts';
import { countAttempt, forgetAttempts, returnAttempt } from './limit-attempts.ts';
import { hashPassword, isOutdated, isPasswordRight } from './password.ts';
import { LOGIN_LIMITS, networkOf } from './rules.ts';
import { signInCounters } from './sign-in-counters.ts';
import { startSession } from './start-session.ts';
import type { AccountsTables } from './tables.ts';

type Credentials = { email: string; password: string; remember: boolean; device: Device };
type Known = { id: number; password_hash: string };

/** Passwords of older parameters are hashed anew while they are known. Answers the hash that is in force. */
async function renewHash(db: Db, user: Known, password: string): Promise<string> {
  if (!isOutdated(user.password_hash)) return user.password_hash;
  const password_hash = await hashPassword(password);
  await db
    .withTables<AccountsTables>()
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute();
  return password_hash;
}

/** Comparing takes a while: a password that was changed meanwhile ends sessions, and this one must not come after them. */
async function startWhileSame(
  db: Db,
  { id, password_hash }: Known,
  start: Pick<Credentials, 'remember' | 'device'>,
) {
  return db.transaction().execute(async (trx) => {
    const same = await trx
      .withTables<AccountsTables>()
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .forShare()
      .executeTakeFirst();
    if (!same) throw problem('user.wrongCredentials');
    return startSession(trx, { userId: id, isPersistent: start.remember, device: start.device });
  });
}

/** Which of the two was wrong is never told, and unknown addresses take as long as known ones. */
export async function login(
  { db, env, log }: Pick<Context, 'db' | 'env' | 'log'>,
  { email, password, remember, device }: Credentials,
) {
  if (env.AUTHORIZATION === 'off') throw problem('user.authorizationDisabled');
  const network = networkOf(device.address);
  const counters = signInCounters(email, device);
  // The network first: one that is over its limit fills up no account's counter, nor the table with new ones.
  await countAttempt(db, counters.network, LOGIN_LIMITS.network);
  await countAttempt(db, counters.own, LOGIN_LIMITS.accountFromNetwork);
  await countAttempt(db, counters.account, LOGIN_LIMITS.account);
  const user = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!(await isPasswordRight(password, user?.password_hash)) || !user) {
    log.info({ event: 'auth.loginFailed', userId: user?.id ?? null, network }, 'sign-in refused');
    throw problem('user.wrongCredentials');
  }
  await forgetAttempts(db, counters.own);
  await returnAttempt(db, counters.account);
  await returnAttempt(db, counters.network);
  const password_hash = await renewHash(db, user, password);
  const session = await startWhileSame(db, { ...user, password_hash }, { remember, device });
  log.info({ event: 'auth.login', userId: user.id, sessionId: session.sessionId }, 'user signed in');
  return session;
}
