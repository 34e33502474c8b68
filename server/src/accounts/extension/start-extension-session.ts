import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { Device } from '../device.ts';
import { startSession } from '../start-session.ts';
import type { AccountsTables } from '../tables.ts';

type Asked = { userId: number; askedBy: string; device: Device };
type Started = { userId: number; sessionId: string; until: Date };

/** Whoever was signed out must not come back by a code that was shown before. */
async function requireAlive(trx: Db, { userId, askedBy }: Asked): Promise<void> {
  const alive = await trx
    .withTables<AccountsTables>()
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', askedBy)
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
export async function startExtensionSession(trx: Db, asked: Asked): Promise<Started> {
  await requireAlive(trx, asked);
  const { userId, device } = asked;
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
