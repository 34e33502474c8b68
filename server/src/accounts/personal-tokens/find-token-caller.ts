import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { Caller } from '../../platform/http/serve.ts';
import type { AccountsTables } from '../tables.ts';
import { selectTokens } from './list-tokens.ts';
import { hashTokenSecret } from './token-secret.ts';

/** The last use is right to a minute: a program that asks all the time does not write all the time. */
const USE_NOTED_EVERY_MS = MINUTE_MS;

/**
 * Who a personal token stands for. Looked up for each request and never kept: one that was revoked, has expired or has lost
 * its last cabinet is worth nothing from the next request on.
 */
export async function findTokenCaller(
  { db, clock }: TimedContext,
  secret: string,
): Promise<Caller | undefined> {
  const now = clock.now();
  const found = await selectTokens(db)
    .where('token.hash', '=', hashTokenSecret(secret))
    .where('token.expires_at', '>', now)
    .executeTakeFirst();
  if (!found || found.cabinet_ids.length === 0) return undefined;
  const notedBefore = new Date(now.getTime() - USE_NOTED_EVERY_MS);
  if (found.last_used_at === null || found.last_used_at <= notedBefore)
    await noteUse({ db }, found.id, { now, notedBefore });
  const { id, scope, cabinet_ids: cabinetIds } = found;
  return { userId: found.user_id, sessionId: id, token: { id, scope, cabinetIds } };
}

/** Of many requests at once one writes. */
async function noteUse(
  { db }: Pick<TimedContext, 'db'>,
  id: string,
  { now, notedBefore }: { now: Date; notedBefore: Date },
): Promise<void> {
  await db
    .withTables<AccountsTables>()
    .updateTable('personal_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', notedBefore)]))
    .execute();
}
