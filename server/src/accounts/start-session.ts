import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/postgres/database.ts';
import type { Device } from './device.ts';
import { createRefreshToken } from './refresh-token.ts';
import { networkOf, SESSION_HOURS } from './rules.ts';
import type { AccountsTables } from './tables.ts';

type Start = {
  userId: number;
  /** "Remember me": the cookie outlives the browser. */
  isPersistent: boolean;
  kind?: 'browser' | 'extension';
  isOfGuest?: boolean;
  device: Device;
};

function hoursOf({ isPersistent, isOfGuest = false }: Pick<Start, 'isPersistent' | 'isOfGuest'>) {
  if (isOfGuest) return SESSION_HOURS.guest;
  return isPersistent ? SESSION_HOURS.remembered : SESSION_HOURS.usual;
}

/** Sessions run on the database's time, as the statements that look for them do. */
export async function startSession(db: Db, start: Start) {
  const { userId, isPersistent, kind = 'browser', device } = start;
  const hours = hoursOf(start);
  const { token, hash } = createRefreshToken();
  const { id, expires_at } = await db
    .withTables<AccountsTables>()
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      user_id: userId,
      refresh_hash: hash,
      is_persistent: isPersistent,
      idle_until: sql<Date>`now() + make_interval(hours => ${hours.idle})`,
      expires_at: sql<Date>`now() + make_interval(hours => ${hours.absolute})`,
      kind,
      user_agent: device.userAgent,
      network: networkOf(device.address),
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { userId, sessionId: id, refreshToken: token, keepUntil: isPersistent ? expires_at : undefined };
}
