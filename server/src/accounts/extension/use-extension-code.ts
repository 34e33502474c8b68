import { sql } from 'kysely';
import * as z from 'zod';
import type { Context, DbContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { Problem, problem } from '../../platform/problem.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import type { Device } from '../device.ts';
import { countAttempt, forgetAttempts } from '../limit-attempts.ts';
import { LOGIN_LIMITS, networkOf } from '../rules.ts';
import { startSession } from '../start-session.ts';
import type { AccountsTables } from '../tables.ts';

type Input = { userId: number; requestedBy: string; device: Device };
type Started = { userId: number; sessionId: string; until: Date };

/** Whoever was signed out must not come back by a code that was shown before. */
async function requireAlive(trx: Db, { userId, requestedBy }: Input): Promise<void> {
  const alive = await trx
    .withTables<AccountsTables>()
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', requestedBy)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .forShare()
    .executeTakeFirst();
  if (!alive) throw problem('code.invalid');
}

/**
 * An extension has no cookie of its own: it shares the browser's jar, where its refresh cookie would push out that of
 * the web application. Its token therefore lives as long as its session, and is worth what the session is worth: each
 * request looks at it, and the person ends it in the list of sessions. Without renewals nothing measures idleness.
 */
async function startExtensionSession(trx: Db, input: Input): Promise<Started> {
  await requireAlive(trx, input);
  const { userId, device } = input;
  const { sessionId } = await startSession(trx, { userId, isPersistent: true, kind: 'extension', device });
  const { expires_at } = await trx
    .withTables<AccountsTables>()
    .updateTable('sessions')
    .set({ idle_until: sql<Date>`expires_at` })
    .where('id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { userId, sessionId, until: expires_at };
}

type Claim = { email: string; code: string; device: Device };
type Used = Pick<Context, 'db' | 'env' | 'log'>;

const Payload = z.object({ sessionId: z.uuid() });

/** Nobody's number: an unknown address goes the whole way with it and takes as long as a known one. */
const NOBODY = 0;

async function findUserId({ db }: DbContext, email: string): Promise<number> {
  const user = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return user?.id ?? NOBODY;
}

/** A sign-in with a code in place of the password, under the same limits; each guess is counted before it is compared. */
export async function useExtensionCode({ db, env, log }: Used, { email, code, device }: Claim) {
  if (env.AUTHORIZATION === 'off') throw problem('user.authorizationDisabled');
  const network = networkOf(device.address);
  const own = `extension:${email}|${network}`;
  await countAttempt(db, `extension-network:${network}`, LOGIN_LIMITS.network);
  await countAttempt(db, own, LOGIN_LIMITS.accountFromNetwork);
  await countAttempt(db, `extension-account:${email}`, LOGIN_LIMITS.account);
  const userId = await findUserId({ db }, email);
  try {
    const redeemed = await redeemCode({ db }, { userId, purpose: 'extension', code }, (trx, payload) =>
      startExtensionSession(trx, { userId, requestedBy: Payload.parse(payload).sessionId, device }),
    );
    // A link may be opened twice; a code that signs somebody in may not be used twice.
    if (redeemed.isRepeated) throw problem('code.invalid');
    await forgetAttempts(db, own);
    const { sessionId } = redeemed.result;
    log.info({ event: 'auth.login', kind: 'extension', userId, sessionId }, 'extension signed in');
    return redeemed.result;
  } catch (error) {
    const event = { event: 'auth.loginFailed', kind: 'extension', userId: userId || null, network };
    if (error instanceof Problem) log.info(event, 'extension sign-in refused');
    throw error;
  }
}
