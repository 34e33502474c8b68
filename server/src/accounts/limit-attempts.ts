import { sql } from 'kysely';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';

export type Limit = { attempts: number; minutes: number };

/**
 * Counts first and compares after, in one statement: a burst cannot compare more passwords than the limit allows.
 * Kept in PostgreSQL, so a restart forgives nobody.
 */
export async function countAttempt(db: Db, key: string, limit: Limit): Promise<void> {
  const { rows } = await sql<{ count: number; seconds_left: number }>`
    insert into login_attempts (key, count, window_ends_at)
    values (${key}, 1, now() + make_interval(mins => ${limit.minutes}))
    on conflict (key) do update set
      count = case when login_attempts.window_ends_at < now() then 1 else login_attempts.count + 1 end,
      window_ends_at = case
        when login_attempts.window_ends_at < now() then now() + make_interval(mins => ${limit.minutes})
        else login_attempts.window_ends_at
      end
    returning count, extract(epoch from window_ends_at - now())::double precision as seconds_left`.execute(
    db,
  );
  const row = rows[0];
  if (row && row.count > limit.attempts) {
    throw problem('user.blockedForMinutes', { minutes: Math.max(1, Math.ceil(row.seconds_left / 60)) });
  }
}

/** Whether there was such an attempt in the time that is still counted. */
export async function isCounted(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from login_attempts where key = ${key} and window_ends_at >= now()`.execute(db);
  return rows.length > 0;
}

/** One that turned out to be no guess: an office behind one address does not fill its limit by signing in. */
export async function returnAttempt(db: Db, key: string): Promise<void> {
  await sql`update login_attempts set count = count - 1 where key = ${key} and count > 0`.execute(db);
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await sql`delete from login_attempts where key = ${key}`.execute(db);
}
