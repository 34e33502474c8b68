import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { resetMoment } from './reset-moment.ts';

/** Deletes the guests of the day before and what counts their questions. What they have looked at was never theirs to change. */
export async function resetDemo({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>): Promise<void> {
  const before = resetMoment(clock.now());
  const { rows } = await sql<{ id: number }>`
    delete from users where id in (select user_id from demo_guests where opened_at < ${before}) returning id`.execute(
    db,
  );
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => String(id));
  await sql`
    delete from login_attempts
    where split_part(key, ':', 1) in ('example-run', 'example-runs') and split_part(key, ':', 2) = any(${ids})`.execute(
    db,
  );
  log.info({ event: 'demo.reset', guests: rows.length }, 'the guests of the demo are gone');
}
