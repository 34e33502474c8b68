import { DAY_MS } from '@vitrina/contract/durations.ts';
import { RadarAlertRule } from '@vitrina/contract/radar/alerts.ts';
import { sql } from 'kysely';
import type { AlertRow, Due, Judged } from '../../alerts/define-alerts.ts';
import { isolateFailures } from '../../alerts/deliver-alerts.ts';
import { listActive } from '../../alerts/find-alerts.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { describeHits } from './describe-hit.ts';
import { type Found, judgeChanges } from './judge-changes.ts';
import { isInScope, nameCards, type ReadChange, readChanges } from './read-changes.ts';
import { RADAR_ALERTS, type RadarAlertColumns } from './tables.ts';

export type RadarAlertRow = AlertRow & RadarAlertColumns;

/**
 * Lines get their numbers when they are written and are seen when their transaction ends: one with a smaller number may
 * come later. So many numbers before the last one are read again, of the last day only: what has fired for them is in the
 * log, which is not kept as long as they are.
 */
const READ_AGAIN = 10_000;
const READ_AGAIN_MS = DAY_MS;

/** A line of a rule's log. */
function toLine(found: Found, names: ReadonlyMap<number, string>) {
  return {
    look: found.look,
    sku: found.sku,
    at: found.at,
    change_id: Math.max(...found.changes.map(({ id }) => id)),
    changes: found.changes.length,
    hits: describeHits(found, names),
    deliver_at: found.deliverAt,
  };
}
export type FiringLine = ReturnType<typeof toLine>;

/** Looks that are in the log of each rule already, since a line of the feed. */
async function listLogged(db: Db, alertIds: readonly number[], since: number) {
  const { rows } = await sql<{ alert_id: number; look: string }>`
    select alert_id, look from radar_alert_firings
    where alert_id = any(${[...alertIds]}::integer[]) and change_id > ${since}`.execute(db);
  return Map.groupBy(rows, ({ alert_id }) => alert_id);
}

const isNew = ({ begins_after, judged_id }: RadarAlertColumns, { id, at }: ReadChange, recent: Date) =>
  id > begins_after && (id > judged_id || (id > judged_id - READ_AGAIN && at >= recent));

/** Judges all rules of a cabinet by the lines that have come, from one look at them. */
export async function judgeCabinet(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  { cabinetId }: Due,
): Promise<Judged<RadarAlertRow, FiringLine>[]> {
  const { db, clock } = context;
  const ofCabinet = sql<boolean>`alert.cabinet_id = ${cabinetId}`;
  const alerts = await listActive<RadarAlertColumns>(db, RADAR_ALERTS, ofCabinet);
  if (alerts.length === 0) return [];
  const since = Math.min(
    ...alerts.map(({ begins_after, judged_id }) => Math.max(begins_after, judged_id - READ_AGAIN)),
  );
  const judged = Math.min(...alerts.map(({ judged_id }) => judged_id));
  const recent = new Date(clock.now().getTime() - READ_AGAIN_MS);
  const isUnjudged = sql<boolean>`line.id > ${since} and (line.id > ${judged} or line.at >= ${recent})`;
  const lines = await readChanges(db, cabinetId, isUnjudged);
  const last = lines.at(-1)?.id ?? since;
  const logged = await listLogged(
    db,
    alerts.map(({ id }) => id),
    since,
  );
  const names = await nameCards(
    db,
    cabinetId,
    lines.map(({ sku }) => sku),
  );
  const each = alerts.map((alert) => ({ cabinetId, alertId: alert.id, alert }));
  return isolateFailures(context, RADAR_ALERTS, each, async ({ alert }) => {
    const rule = RadarAlertRule.parse(alert.rule);
    const known = new Set((logged.get(alert.id) ?? []).map(({ look }) => look));
    const mine = lines.filter(
      (line) => isNew(alert, line, recent) && isInScope(rule.scope, line) && !known.has(line.look),
    );
    const { found, deliversAt } = judgeChanges(rule, mine, alert.delivers_at);
    return {
      alert,
      progress: { judged_id: Math.max(alert.judged_id, last), delivers_at: deliversAt },
      firings: found.map((one) => toLine(one, names)),
    };
  });
}

/** Cabinets with rules and lines that have come since they were judged. */
export async function listMovedCabinets(db: Db): Promise<{ cabinetId: number }[]> {
  const { rows } = await sql<{ cabinetId: number }>`
    select distinct alert.cabinet_id as "cabinetId"
    from radar_alerts as alert
    join cabinets as cabinet on cabinet.id = alert.cabinet_id and not cabinet.is_blocked
    where alert.is_on and exists (
      select from radar_changes as line
      where line.cabinet_id = alert.cabinet_id and line.id > alert.judged_id
    )
    order by alert.cabinet_id`.execute(db);
  return rows;
}
