import type { OutputOf } from '@vitrina/contract/route.ts';
import { JUMP_BOUNDS, listJumpAlerts as route } from '@vitrina/contract/sharp-jumps.ts';
import type { Context } from '../../platform/context.ts';
import type { JumpAlertTables } from './tables.ts';

type Person = { cabinetId: number; userId: number };

export async function listAlerts(
  { db }: Pick<Context, 'db'>,
  { cabinetId, userId }: Person,
): Promise<OutputOf<typeof route>> {
  const rows = await db
    .withTables<JumpAlertTables>()
    .selectFrom('jump_alerts')
    .select(['id', 'name', 'filter', 'is_on as isOn', 'judged_day as judgedDay'])
    .where('cabinet_id', '=', cabinetId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return route.output.parse({ alerts: rows, maximum: JUMP_BOUNDS.alerts });
}
