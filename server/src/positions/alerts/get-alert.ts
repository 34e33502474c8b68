import type { Selectable } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { PositionAlertTables } from './tables.ts';

export type AlertRow = Selectable<PositionAlertTables['position_alerts']>;

/** A rule of another cabinet is not found, exactly as one that never was. */
export async function getAlert(db: Db, cabinetId: number, ruleId: number): Promise<AlertRow> {
  const alert = await db
    .withTables<PositionAlertTables>()
    .selectFrom('position_alerts')
    .selectAll()
    .where('id', '=', ruleId)
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  if (!alert) throw problem('positionAlert.notFound');
  return alert;
}
