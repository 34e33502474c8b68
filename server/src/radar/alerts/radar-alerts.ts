import { RADAR_ALERT_BOUNDS, type RadarAlertRule } from '@vitrina/contract/radar/alerts.ts';
import { sql } from 'kysely';
import { defineAlerts } from '../../alerts/define-alerts.ts';
import { deliverAlerts } from '../../alerts/deliver-alerts.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { deliverWaiting, logFirings } from './deliver-firings.ts';
import { judgeCabinet, listMovedCabinets } from './judge-cabinet.ts';
import { requireScope } from './require-scope.ts';
import { RADAR_ALERTS } from './tables.ts';

async function newestLine(db: Db, cabinetId: number): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from radar_changes where cabinet_id = ${cabinetId}`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Rules of a cabinet about changes of cards, judged whenever lines of the feed have come. */
export const radarAlerts = defineAlerts({
  ...RADAR_ALERTS,
  maximum: RADAR_ALERT_BOUNDS.rulesInCabinet,
  requireRule: (db, cabinetId, { rule }: { rule: RadarAlertRule }) => requireScope(db, cabinetId, rule.scope),
  begin: async ({ db }, cabinetId) => {
    const newest = await newestLine(db, cabinetId);
    return { begins_after: newest, judged_id: newest, delivers_at: null };
  },
  listDue: ({ db }) => listMovedCabinets(db),
  judge: judgeCabinet,
  deliver: logFirings,
});

/** What has come since, and what has waited until now. */
export async function deliverRadarAlerts(context: Context): Promise<void> {
  await deliverAlerts(context, radarAlerts);
  await deliverWaiting(context);
}
