import { RADAR_ALERT_BOUNDS, listRadarAlertFirings as route } from '@vitrina/contract/radar/alerts.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { Viewer } from '../../alerts/define-alerts.ts';
import { getAlert } from '../../alerts/find-alerts.ts';
import type { DbContext } from '../../platform/context.ts';
import { RADAR_ALERTS, type RadarAlertTables } from './tables.ts';

export async function listFirings(
  { db }: DbContext,
  viewer: Viewer,
  ruleId: number,
): Promise<OutputOf<typeof route>> {
  await getAlert(db, RADAR_ALERTS, viewer, ruleId);
  const all = db
    .withTables<RadarAlertTables>()
    .selectFrom('radar_alert_firings')
    .where('alert_id', '=', ruleId);
  const [rows, { total }] = await Promise.all([
    all
      .select(['at', 'deliver_at', 'changes', 'hits'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(RADAR_ALERT_BOUNDS.shownFirings)
      .execute(),
    all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const firings = rows.map(({ at, deliver_at, ...firing }) => ({
    ...firing,
    at: at.toISOString(),
    deliverAt: deliver_at.toISOString(),
  }));
  return route.output.parse({ total, firings });
}
