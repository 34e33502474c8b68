import { randomUUID } from 'node:crypto';
import type { Db } from '../platform/postgres.ts';
import { createRefreshToken } from './refresh-token.ts';
import { SESSION_HOURS } from './rules.ts';
import type { AccountsTables } from './tables.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Sessions run on the machine's time, as the browser's own check of `exp` does. */
export async function startSession(db: Db, userId: number, isPersistent: boolean) {
  const hours = isPersistent ? SESSION_HOURS.remembered : SESSION_HOURS.usual;
  const { token, hash } = createRefreshToken();
  const sessionId = randomUUID();
  const expiresAt = new Date(Date.now() + hours.absolute * HOUR_MS);
  await db
    .withTables<AccountsTables>()
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: userId,
      refresh_hash: hash,
      is_persistent: isPersistent,
      idle_until: new Date(Date.now() + hours.idle * HOUR_MS),
      expires_at: expiresAt,
    })
    .execute();
  return { sessionId, refreshToken: token, keepUntil: isPersistent ? expiresAt : undefined };
}
