import type { OutputOf } from '@vitrina/contract/route.ts';
import { JUMP_BOUNDS, type JumpAlertFilter, addJumpAlert as route } from '@vitrina/contract/sharp-jumps.ts';
import { lockMember } from '../../cabinets/lock-members.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { listMeasuredDays } from '../../queries/list-stored-days.ts';
import type { JumpAlertTables } from './tables.ts';

type NewAlert = { cabinetId: number; userId: number; name: string; filter: JumpAlertFilter };

/** What is measured already was seen by whoever made the alert; it tells of later days. */
export async function addAlert(
  context: Pick<Context, 'db'>,
  { cabinetId, userId, name, filter }: NewAlert,
): Promise<OutputOf<typeof route>> {
  const judged = (await listMeasuredDays(context, filter.marketplace)).at(-1)?.day ?? null;
  return context.db.transaction().execute(async (trx) => {
    // Also the lock of whoever counts before they add.
    await lockMember(trx, cabinetId, userId);
    const tables = trx.withTables<JumpAlertTables>();
    const { count } = await tables
      .selectFrom('jump_alerts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('cabinet_id', '=', cabinetId)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const maximum = JUMP_BOUNDS.alerts;
    if (count >= maximum) throw problem('jumpAlert.tooMany', { maximum });
    const added = await tables
      .insertInto('jump_alerts')
      .values({
        cabinet_id: cabinetId,
        user_id: userId,
        name,
        marketplace: filter.marketplace,
        filter: JSON.stringify(filter),
        judged_day: judged,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return route.output.parse({ alertId: added.id });
  });
}
