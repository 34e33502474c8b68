import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { JumpAlertTables } from './tables.ts';

type Named = { cabinetId: number; userId: number; alertId: number };

export async function removeAlert(
  { db }: Pick<Context, 'db'>,
  { cabinetId, userId, alertId }: Named,
): Promise<void> {
  const removed = await db
    .withTables<JumpAlertTables>()
    .deleteFrom('jump_alerts')
    .where('id', '=', alertId)
    .where('cabinet_id', '=', cabinetId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw problem('jumpAlert.notFound');
}
