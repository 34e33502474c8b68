import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { PositionAlertTables } from './tables.ts';

export async function deleteAlert(
  { db }: Pick<Context, 'db'>,
  { cabinetId, ruleId }: { cabinetId: number; ruleId: number },
): Promise<void> {
  const deleted = await db
    .withTables<PositionAlertTables>()
    .deleteFrom('position_alerts')
    .where('id', '=', ruleId)
    .where('cabinet_id', '=', cabinetId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw problem('positionAlert.notFound');
}
