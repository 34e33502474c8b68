import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { isFree } from '../schedule/leases.ts';
import { checkPositionsJob, checkRequestedJob } from './check-positions.job.ts';
import { isAskDue } from './claim-requested.ts';

/** One question to the rows, however many things are tracked: whose checks are due and in nobody's hands? */
async function plan(
  { db, queue }: Context,
  job: typeof checkPositionsJob,
  { checks, isDue }: { checks: RawBuilder<unknown>; isDue: RawBuilder<boolean> },
): Promise<number> {
  const due = await sql<{ cabinet_id: number }>`
    select distinct cabinet_id from ${checks} where ${isDue} and ${isFree}`.execute(db);
  for (const { cabinet_id: cabinetId } of due.rows) {
    await queue.publish(job, { cabinetId }, { singletonKey: String(cabinetId) });
  }
  return due.rows.length;
}

export const planChecks = (context: Context) =>
  plan(context, checkPositionsJob, {
    checks: sql`position_checks`,
    isDue: sql<boolean>`retry_at <= ${context.clock.now()}`,
  });

/** Whatever is left of asks is taken up: after a kill, a pause, a failed attempt. */
export const planRequested = (context: Context) =>
  plan(context, checkRequestedJob, {
    checks: sql`(select * from position_requested_checks where outcome is null) as unanswered`,
    isDue: isAskDue(context.clock.now()),
  });
