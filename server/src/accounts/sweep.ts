import { DAY_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../platform/context.ts';

/** Of tokens and links that have ended, by the product's clock, as their days are. */
const KEPT_DAYS = 30;

/**
 * Takes away what nobody asks about any more. Codes, sessions, tokens and links stay for a month after their end, for whoever has to
 * find out what happened to an account; when the person was last there stays for ever.
 */
export async function sweepAccounts({ db, clock }: TimedContext): Promise<void> {
  await sql`delete from codes where expires_at < now() - interval '30 days'`.execute(db);
  const endedBefore = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await sql`delete from personal_tokens where least(ended_at, expires_at) < ${endedBefore}`.execute(db);
  await sql`delete from shared_screens where least(ended_at, expires_at) < ${endedBefore}`.execute(db);
  await sql`delete from login_attempts where window_ends_at < now()`.execute(db);
  await sql`
    with swept as (
      delete from sessions
      where least(ended_at, expires_at, idle_until) < now() - interval '30 days'
      returning user_id, last_seen_at
    )
    update users set last_seen_at = greatest(users.last_seen_at, seen.at)
    from (select user_id, max(last_seen_at) as at from swept group by user_id) as seen
    where users.id = seen.user_id`.execute(db);
}
