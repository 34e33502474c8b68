import { getPlan } from '../../billing/plans/get-plan.ts';
import { type CabinetRow, findCabinet } from '../../cabinets/find-cabinet.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { publishPositions } from '../live/publish-positions.ts';
import { hasResting, restTracking } from '../resting/rest-tracking.ts';
import { scheduleChecks } from '../schedule/schedule-checks.ts';
import type { PositionsDb, PositionsTables } from '../tables.ts';

/**
 * Changes what a cabinet tracks and brings its plan of checks into line, in one transaction. The cabinet's row is the
 * lock: two additions at once cannot both take the last place of a limit. Workers, whose rows refer to the cabinet, do not
 * wait for it: one that holds a check while the plan is changed would end both in a deadlock. `tx` is the context of
 * the transaction.
 */
export async function changeTracking<T>(
  context: Context,
  cabinetId: number,
  change: (db: PositionsDb, cabinet: CabinetRow, tx: Context) => Promise<T>,
): Promise<T> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (trx) => {
    const db = trx.withTables<PositionsTables & CabinetsTables>();
    await db.selectFrom('cabinets').select('id').where('id', '=', cabinetId).forNoKeyUpdate().execute();
    const tx = { ...context, db: trx };
    const cabinet = await findCabinet(tx, cabinetId);
    if (!cabinet) throw problem('cabinet.notFound');
    const result = await change(db, cabinet, tx);
    // What is given up makes room for what rests.
    if (await hasResting(db, cabinetId))
      await restTracking(db, { cabinetId, plan: await getPlan(tx, cabinet.owner_id), now });
    await scheduleChecks(db, cabinetId, now);
    await publishPositions(trx, cabinetId, { kind: 'tracking', at: now.toISOString() });
    return result;
  });
}
