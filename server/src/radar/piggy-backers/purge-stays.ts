import { DAY_MS } from '@vitrina/contract/durations.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';

/** What no plan shows any more. A stay that goes on is kept however old it is. */
const KEPT_DAYS = Math.max(...Object.values(PLAN_LIMITS).map(({ radarHistoryDays }) => radarHistoryDays));

export async function purgeStays({ db, clock }: TimedContext): Promise<void> {
  const start = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await sql`delete from piggy_backers where is_over and last_seen_at < ${start}`.execute(db);
  // The last that was sent is what the next one is compared with.
  await sql`
    delete from piggy_backer_notices as notice where decided_at < ${start} and day < (
      select max(day) from piggy_backer_notices as sent
      where sent.cabinet_id = notice.cabinet_id and sent.outcome = 'sent'
    )`.execute(db);
}
