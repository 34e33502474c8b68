import { ALERT_BOUNDS, listPositionAlertFirings as route } from '@vitrina/contract/positions/alerts.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { Context } from '../../platform/context.ts';
import { getAlert } from './get-alert.ts';
import type { PositionAlertTables } from './tables.ts';

export async function listFirings(
  { db }: Pick<Context, 'db'>,
  { cabinetId, ruleId }: { cabinetId: number; ruleId: number },
): Promise<OutputOf<typeof route>> {
  await getAlert(db, cabinetId, ruleId);
  const all = db
    .withTables<PositionAlertTables>()
    .selectFrom('position_alert_firings')
    .where('alert_id', '=', ruleId);
  const [rows, { total }] = await Promise.all([
    all.select(['at', 'queries', 'hits']).orderBy('at', 'desc').limit(ALERT_BOUNDS.shownFirings).execute(),
    all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return route.output.parse({
    total,
    firings: rows.map(({ at, queries, hits }) => ({ at: at.toISOString(), queries, hits })),
  });
}
