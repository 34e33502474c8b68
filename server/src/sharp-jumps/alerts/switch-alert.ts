import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { listMeasuredDays } from '../../queries/list-stored-days.ts';
import type { JumpAlertTables } from './tables.ts';

type Named = { cabinetId: number; userId: number; alertId: number };

/** One that is switched on again begins with the next day: what was missed meanwhile is no news. */
export async function switchAlert(
  context: Pick<Context, 'db'>,
  { cabinetId, userId, alertId, isOn }: Named & { isOn: boolean },
): Promise<void> {
  const alerts = context.db.withTables<JumpAlertTables>();
  const known = await alerts
    .selectFrom('jump_alerts')
    .select(['marketplace', 'is_on'])
    .where('id', '=', alertId)
    .where('cabinet_id', '=', cabinetId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!known) throw problem('jumpAlert.notFound');
  if (known.is_on === isOn) return;
  const newest = (await listMeasuredDays(context, known.marketplace)).at(-1)?.day ?? null;
  await alerts
    .updateTable('jump_alerts')
    .set(isOn ? { is_on: true, judged_day: newest } : { is_on: false })
    .where('id', '=', alertId)
    .where('cabinet_id', '=', cabinetId)
    .execute();
}
