import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-token.ts';
import { judgeRefresh, SESSION_HOURS } from './rules.ts';
import type { AccountsTables } from './tables.ts';

type Renewed = { userId: number; sessionId: string; refreshToken?: string; keepUntil?: Date | undefined };

/**
 * Rotates the refresh token under a row lock. A second tab inside the grace gets a new access token and no cookie:
 * the first tab has put the successor into the shared jar already. A token older than that ends the whole session.
 */
export async function refreshSession({ db }: Pick<Context, 'db'>, token: string): Promise<Renewed> {
  const hash = hashRefreshToken(token);
  const renewed = await db
    .withTables<AccountsTables>()
    .transaction()
    .execute(async (trx): Promise<Renewed | undefined> => {
      const session = await trx
        .selectFrom('sessions')
        .select(['id', 'user_id', 'is_persistent', 'expires_at', 'refresh_hash'])
        .select(sql<number>`extract(epoch from now() - rotated_at)::double precision`.as('seconds_since'))
        .where((eb) => eb.or([eb('refresh_hash', '=', hash), eb('previous_hash', '=', hash)]))
        .where('ended_at', 'is', null)
        .where('expires_at', '>', sql<Date>`now()`)
        .where('idle_until', '>', sql<Date>`now()`)
        .forUpdate()
        .executeTakeFirst();
      if (!session) return undefined;
      const caller = { userId: session.user_id, sessionId: session.id };
      const verdict = judgeRefresh(session.refresh_hash.equals(hash), session.seconds_since);
      const change = trx.updateTable('sessions').where('id', '=', session.id);
      if (verdict === 'grace') return caller;
      if (verdict === 'stolen') {
        await change.set({ ended_at: sql<Date>`now()` }).execute();
        return undefined;
      }
      const next = createRefreshToken();
      const idleHours = (session.is_persistent ? SESSION_HOURS.remembered : SESSION_HOURS.usual).idle;
      await change
        .set({
          refresh_hash: next.hash,
          previous_hash: hash,
          rotated_at: sql<Date>`now()`,
          idle_until: sql<Date>`now() + make_interval(hours => ${idleHours})`,
        })
        .execute();
      return {
        ...caller,
        refreshToken: next.token,
        keepUntil: session.is_persistent ? session.expires_at : undefined,
      };
    });
  if (!renewed) throw problem('user.notAuthorized');
  return renewed;
}
