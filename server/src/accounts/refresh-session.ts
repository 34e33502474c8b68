import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import type { Sessions } from './create-sessions.ts';
import type { Device } from './device.ts';
import { hashRefreshToken, successorOf } from './refresh-token.ts';
import { judgeRefresh, networkOf, SESSION_HOURS } from './rules.ts';
import type { AccountsTables } from './tables.ts';

type Renewed = { userId: number; sessionId: string; refreshToken?: string; keepUntil?: Date | undefined };
type Outcome = Renewed & { isStolen?: boolean };

/** The session of a refresh token that is alive, locked until the transaction ends. */
function lockSession(trx: Db, hash: Buffer) {
  return trx
    .withTables<AccountsTables>()
    .selectFrom('sessions')
    .select(['id', 'user_id', 'is_persistent', 'expires_at', 'refresh_hash'])
    .select(sql<number>`extract(epoch from now() - rotated_at)::double precision`.as('seconds_since'))
    .where((eb) => eb.or([eb('refresh_hash', '=', hash), eb('previous_hash', '=', hash)]))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('idle_until', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
}

type Presented = { hash: Buffer; next: { token: string; hash: Buffer }; address: string };

async function rotate(trx: Db, { hash, next, address }: Presented): Promise<Outcome | undefined> {
  const session = await lockSession(trx, hash);
  if (!session) return undefined;
  const caller = { userId: session.user_id, sessionId: session.id };
  const keepUntil = session.is_persistent ? session.expires_at : undefined;
  const renewed = { ...caller, refreshToken: next.token, keepUntil };
  const verdict = judgeRefresh(session.refresh_hash.equals(hash), session.seconds_since);
  const change = trx.withTables<AccountsTables>().updateTable('sessions').where('id', '=', session.id);
  // After a change of the signing key the successor is another one: then the old cookie stays, and the first tab's counts.
  if (verdict === 'grace') return session.refresh_hash.equals(next.hash) ? renewed : caller;
  if (verdict === 'stolen') {
    await change.set({ ended_at: sql<Date>`now()` }).execute();
    return { ...caller, isStolen: true };
  }
  const idleHours = (session.is_persistent ? SESSION_HOURS.remembered : SESSION_HOURS.usual).idle;
  await change
    .set({
      refresh_hash: next.hash,
      previous_hash: hash,
      rotated_at: sql<Date>`now()`,
      idle_until: sql<Date>`now() + make_interval(hours => ${idleHours})`,
      last_seen_at: sql<Date>`now()`,
      network: networkOf(address),
    })
    .execute();
  return renewed;
}

/**
 * Rotates the refresh token under a row lock. A second tab inside the grace gets a new access token and the cookie that the
 * first one got. A token older than that ends the whole session.
 */
export async function refreshSession(
  { db, log, secrets }: Pick<Context, 'db' | 'log' | 'secrets'>,
  sessions: Sessions,
  { token, device }: { token: string; device: Device },
): Promise<Renewed> {
  const hash = hashRefreshToken(token);
  const presented = { hash, next: successorOf(token, secrets.tokenKey), address: device.address };
  const renewed = await db.transaction().execute((trx) => rotate(trx, presented));
  if (!renewed) throw problem('user.notAuthorized');
  const { userId, sessionId, isStolen } = renewed;
  if (!isStolen) return renewed;
  sessions.forget(sessionId);
  log.warn(
    { event: 'auth.sessionStolen', userId, sessionId },
    'a replaced token came back: the session ended',
  );
  throw problem('user.notAuthorized');
}
