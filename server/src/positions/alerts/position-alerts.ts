import { ALERT_BOUNDS, AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { defineAlerts } from '../../alerts/define-alerts.ts';
import { deliverAlerts } from '../../alerts/deliver-alerts.ts';
import type { Context } from '../../platform/context.ts';
import { deliverWaiting, logFirings } from './deliver-firings.ts';
import { findCheckProgress, listMovedCabinets } from './find-check-progress.ts';
import { judgeCabinet } from './judge-cabinet.ts';
import { listFollowed, pickFollowed } from './judging/followed.ts';
import { MONTH_SECONDS, replay, toSeconds } from './judging/judge-stored.ts';
import { requireScope } from './require-scope.ts';
import { POSITION_ALERTS } from './tables.ts';

/** Rules of a cabinet about its places, judged whenever checks have ended. */
export const positionAlerts = defineAlerts({
  ...POSITION_ALERTS,
  maximum: ALERT_BOUNDS.rulesInCabinet,
  requireRule: (db, cabinetId, { rule }: { rule: AlertRule }) => requireScope(db, cabinetId, rule.scope),
  /** With what the past days would have left it with: what has lasted for an hour has an hour less to last. */
  begin: async (context, cabinetId, { rule: stored }) => {
    const rule = AlertRule.parse(stored);
    const { settledUntil, awaits } = await findCheckProgress(context.db, cabinetId, context.clock.now());
    const series = pickFollowed(rule, await listFollowed(context.db, cabinetId));
    const until = toSeconds(settledUntil);
    const past = { since: until - MONTH_SECONDS, until };
    const { state } = await replay(context, { cabinetId, rule, series }, past);
    return { judged_until: settledUntil, awaits, state };
  },
  listDue: ({ db }) => listMovedCabinets(db),
  judge: judgeCabinet,
  deliver: logFirings,
});

/** What has been checked since, and what has waited until now. */
export async function deliverPositionAlerts(context: Context): Promise<void> {
  await deliverAlerts(context, positionAlerts);
  await deliverWaiting(context);
}
