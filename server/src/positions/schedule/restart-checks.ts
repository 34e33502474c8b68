import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { PositionsTables } from '../tables.ts';
import { scheduleChecks } from './schedule-checks.ts';

/** Plans the checks of a cabinet from now on, whatever was planned for it: slots that passed are neither due nor missed. */
export async function restartChecks({ db, clock }: TimedContext, cabinetId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const tables = trx.withTables<PositionsTables & CabinetsTables>();
    await tables.selectFrom('cabinets').select('id').where('id', '=', cabinetId).forNoKeyUpdate().execute();
    await tables.deleteFrom('position_checks').where('cabinet_id', '=', cabinetId).execute();
    await scheduleChecks(tables, cabinetId, clock.now());
  });
}
