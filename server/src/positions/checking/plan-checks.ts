import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { isFree } from '../schedule/leases.ts';
import { checkPositionsJob, checkRequestedJob } from './check-positions.job.ts';

/** One question to the rows, however many things are tracked: whose checks are due and in nobody's hands? */
async function plan(
  { db, clock, queue }: Context,
  job: typeof checkPositionsJob,
  checks: RawBuilder<unknown>,
): Promise<number> {
  const due = await sql<{ cabinet_id: number }>`
    select distinct cabinet_id from ${checks} where retry_at <= ${clock.now()} and ${isFree}`.execute(db);
  for (const { cabinet_id: cabinetId } of due.rows) {
    await queue.publish(job, { cabinetId }, { singletonKey: String(cabinetId) });
  }
  return due.rows.length;
}

export const planChecks = (context: Context) => plan(context, checkPositionsJob, sql`position_checks`);

/** Whatever is left of asks is taken up: after a kill, a pause, a failed attempt. */
export const planRequested = (context: Context) =>
  plan(
    context,
    checkRequestedJob,
    sql`(select * from position_requested_checks where outcome is null) as unanswered`,
  );
