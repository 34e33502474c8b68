import { ALERT_BOUNDS, listPositionAlertFirings as route } from '@vitrina/contract/positions/alerts.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { Viewer } from '../../alerts/define-alerts.ts';
import { getAlert } from '../../alerts/find-alerts.ts';
import type { Context } from '../../platform/context.ts';
import { POSITION_ALERTS, type PositionAlertTables } from './tables.ts';

export async function listFirings(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  ruleId: number,
): Promise<OutputOf<typeof route>> {
  await getAlert(db, POSITION_ALERTS, viewer, ruleId);
  const all = db
    .withTables<PositionAlertTables>()
    .selectFrom('position_alert_firings')
    .where('alert_id', '=', ruleId);
  const [rows, { total }] = await Promise.all([
    all.select(['at', 'queries', 'hits']).orderBy('at', 'desc').limit(ALERT_BOUNDS.shownFirings).execute(),
    all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const firings = rows.map(({ at, ...firing }) => ({ ...firing, at: at.toISOString() }));
  return route.output.parse({ total, firings });
}
