import type { acknowledgeRadarChanges } from '@vitrina/contract/radar/changes.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { historyStart } from '../../cards/history-start.ts';
import type { TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { inHistory } from './feed-scope.ts';

type Input = z.output<(typeof acknowledgeRadarChanges)['input']>;

/** All of them or none. Who was first keeps the name: a colleague's later press changes nothing. */
export async function acknowledge(
  { db, clock }: TimedContext,
  { cabinetId, ids, isAcknowledged }: Input,
  userId: number,
): Promise<void> {
  const now = clock.now();
  const from = historyStart(await getCabinetPlan({ db, clock }, cabinetId), now);
  const unique = [...new Set(ids)];
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      select line.id from radar_changes as line
      where ${inHistory({ cabinetId, from })} and line.id = any(${unique}::integer[])
      order by line.id for update`.execute(trx);
    if (rows.length < unique.length) throw problem('radarChange.notFound');
    if (isAcknowledged)
      await sql`
        update radar_changes set acknowledged_by = ${userId}, acknowledged_at = ${now}
        where cabinet_id = ${cabinetId} and id = any(${unique}::integer[]) and acknowledged_at is null`.execute(
        trx,
      );
    else
      await sql`
        update radar_changes set acknowledged_by = null, acknowledged_at = null
        where cabinet_id = ${cabinetId} and id = any(${unique}::integer[])`.execute(trx);
  });
}
