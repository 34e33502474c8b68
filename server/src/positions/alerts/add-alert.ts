import {
  ALERT_BOUNDS,
  type AlertRule,
  addPositionAlert as route,
} from '@vitrina/contract/positions/alerts.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { beginAlert } from './begin-alert.ts';
import { requireScope } from './require-scope.ts';
import type { PositionAlertTables } from './tables.ts';

type NewAlert = { cabinetId: number; userId: number; rule: AlertRule };

export async function addAlert(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock'>,
  { cabinetId, userId, rule }: NewAlert,
): Promise<OutputOf<typeof route>> {
  await requireScope(context.db, cabinetId, rule.scope);
  const beginning = await beginAlert(context, cabinetId, rule);
  return context.db.transaction().execute(async (trx) => {
    // The lock of whoever counts before they add.
    await sql`select from cabinets where id = ${cabinetId} for update`.execute(trx);
    const tables = trx.withTables<PositionAlertTables>();
    const { count } = await tables
      .selectFrom('position_alerts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('cabinet_id', '=', cabinetId)
      .executeTakeFirstOrThrow();
    const maximum = ALERT_BOUNDS.rulesInCabinet;
    if (count >= maximum) throw problem('positionAlert.tooMany', { maximum });
    const { id } = await tables
      .insertInto('position_alerts')
      .values({
        cabinet_id: cabinetId,
        author_id: userId,
        rule: JSON.stringify(rule),
        created_at: context.clock.now(),
        ...beginning,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return route.output.parse({ ruleId: id });
  });
}
