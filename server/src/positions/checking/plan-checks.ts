import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { checkPositionsJob } from './check-positions.job.ts';

/** One question to the rows, however many things are tracked: whose checks are due and in nobody's hands? */
export async function planChecks({ db, clock, queue }: Context): Promise<number> {
  const due = await sql<{ cabinet_id: number }>`
    select distinct cabinet_id from position_checks
    where retry_at <= ${clock.now()} and (leased_until is null or leased_until < clock_timestamp())`.execute(
    db,
  );
  for (const { cabinet_id: cabinetId } of due.rows) {
    await queue.publish(checkPositionsJob, { cabinetId }, { singletonKey: String(cabinetId) });
  }
  return due.rows.length;
}
