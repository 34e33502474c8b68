import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { RadarAlertHit } from '@vitrina/contract/radar/alerts.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { dropWaiting, isolateFailures } from '../../alerts/deliver-alerts.ts';
import { recipientOf } from '../../alerts/find-alerts.ts';
import { notifyOnce } from '../../alerts/notify-once.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { FiringLine, RadarAlertRow } from './judge-cabinet.ts';
import { RADAR_ALERTS, type RadarAlertTables } from './tables.ts';

const RECIPIENT = recipientOf(RADAR_ALERTS);

type Waiting = { id: number; sku: number; at: Date; changes: number; hits: unknown };
type Recipient = { cabinetId: number; alertId: number; userId: number };

/** Logs what a rule found, and delivers what need not wait. */
export async function logFirings(
  context: Pick<Context, 'clock'>,
  trx: Db,
  { id, cabinet_id }: RadarAlertRow,
  firings: readonly FiringLine[],
): Promise<void> {
  await trx
    .withTables<RadarAlertTables>()
    .insertInto('radar_alert_firings')
    .values(firings.map((line) => ({ cabinet_id, alert_id: id, ...line, hits: JSON.stringify(line.hits) })))
    .onConflict((conflict) => conflict.constraint('radar_alert_firings_once').doNothing())
    .execute();
  const now = context.clock.now();
  for (const recipient of await listRecipients(trx, now, id)) await deliverFirings(trx, recipient, now);
}

/** Notifies of what a rule has waiting: of one look as it is, of several by a digest. */
export async function deliverFirings(
  trx: Db,
  { cabinetId, alertId, userId }: Recipient,
  now: Date,
): Promise<void> {
  const { rows } = await sql<Waiting>`
    update radar_alert_firings as firing set is_delivered = true
    where firing.alert_id = ${alertId} and not firing.is_delivered and firing.deliver_at <= ${now}
    returning firing.id, firing.sku, firing.at, firing.changes, firing.hits`.execute(trx);
  const [last, ...others] = rows.toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id);
  const [hit] = z.array(RadarAlertHit).parse(last?.hits ?? []);
  if (!last || !hit) return;
  const changes = rows.reduce((sum, one) => sum + one.changes, 0);
  const at = last.at.toISOString();
  const event: NotificationEvent =
    others.length === 0
      ? { kind: 'radarAlert', at, changes, hit }
      : { kind: 'radarDigest', at, changes, cards: new Set(rows.map(({ sku }) => sku)).size, hit };
  const alert = { id: alertId, cabinet_id: cabinetId, recipient: userId };
  await notifyOnce(trx, RADAR_ALERTS, alert, { moment: `${last.id}`, event, at: now });
}

/** Who is to be notified of something by now; of one rule, or of all. */
async function listRecipients(db: Db, now: Date, alertId?: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select * from (
      select distinct alert.cabinet_id as "cabinetId", alert.id as "alertId", ${RECIPIENT} as "userId"
      from radar_alert_firings as firing
      join radar_alerts as alert on alert.id = firing.alert_id
      join cabinets as cabinet on cabinet.id = alert.cabinet_id
      where not firing.is_delivered and firing.deliver_at <= ${now}
        and ${alertId === undefined ? sql`true` : sql`alert.id = ${alertId}`}
    ) as waiting
    where "userId" is not null`.execute(db);
  return rows;
}

/** What has waited: for the end of quiet hours, for the hour of a digest, or for the hours between two notices. */
export async function deliverWaiting(context: Pick<Context, 'db' | 'clock' | 'log'>): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  await dropWaiting(db, RADAR_ALERTS, 'radar_alert_firings');
  await isolateFailures(context, RADAR_ALERTS, await listRecipients(db, now), (recipient) =>
    db.transaction().execute((trx) => deliverFirings(trx, recipient, now)),
  );
}
