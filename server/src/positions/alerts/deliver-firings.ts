import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { AlertHit } from '@vitrina/contract/positions/alerts.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { dropWaiting, isolateFailures } from '../../alerts/deliver-alerts.ts';
import { recipientOf } from '../../alerts/find-alerts.ts';
import { notifyOnce } from '../../alerts/notify-once.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { FiringLine, PositionAlertRow } from './judge-cabinet.ts';
import { POSITION_ALERTS, type PositionAlertTables } from './tables.ts';

const RECIPIENT = recipientOf(POSITION_ALERTS);

type Waiting = { id: number; alert_id: number; at: Date; queries: number; hits: unknown };
type Recipient = { cabinetId: number; userId: number };

/** Logs what a rule found, and delivers what need not wait for the end of quiet hours. */
export async function logFirings(
  context: Context,
  trx: Db,
  { id, cabinet_id }: PositionAlertRow,
  firings: readonly FiringLine[],
): Promise<void> {
  await trx
    .withTables<PositionAlertTables>()
    .insertInto('position_alert_firings')
    .values(firings.map((line) => ({ cabinet_id, alert_id: id, ...line, hits: JSON.stringify(line.hits) })))
    .onConflict((conflict) => conflict.constraint('position_alert_firings_once').doNothing())
    .execute();
  const now = context.clock.now();
  for (const recipient of await listRecipients(trx, now, id)) {
    await deliverFirings(trx, recipient, now);
  }
}

/** Notifies one person of what waits: of one firing as it is, of several by a digest. */
export async function deliverFirings(trx: Db, { cabinetId, userId }: Recipient, now: Date): Promise<void> {
  const { rows } = await sql<Waiting>`
    update position_alert_firings as firing set is_delivered = true
    from position_alerts as alert
    join cabinets as cabinet on cabinet.id = alert.cabinet_id
    where firing.alert_id = alert.id and not firing.is_delivered and firing.deliver_at <= ${now}
      and alert.cabinet_id = ${cabinetId} and ${RECIPIENT} = ${userId}
    returning firing.id, firing.alert_id, firing.at, firing.queries, firing.hits`.execute(trx);
  const [last, ...others] = rows.toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id);
  const [hit] = z.array(AlertHit).parse(last?.hits ?? []);
  if (!last || !hit) return;
  const at = last.at.toISOString();
  const alert = { id: last.alert_id, cabinet_id: cabinetId, recipient: userId };
  const event: NotificationEvent =
    others.length === 0
      ? { kind: 'positionAlert', at, queries: last.queries, hit }
      : { kind: 'positionDigest', at, firings: rows.length, hit };
  await notifyOnce(trx, POSITION_ALERTS, alert, { moment: at, event, at: now });
}

/** Who is to be notified of something by now; of one rule, or of all. */
export async function listRecipients(db: Db, now: Date, alertId?: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select distinct alert.cabinet_id as "cabinetId", ${RECIPIENT} as "userId"
    from position_alert_firings as firing
    join position_alerts as alert on alert.id = firing.alert_id
    join cabinets as cabinet on cabinet.id = alert.cabinet_id
    where not firing.is_delivered and firing.deliver_at <= ${now}
      and ${alertId === undefined ? sql`true` : sql`alert.id = ${alertId}`}`.execute(db);
  return rows;
}

/** What has waited for the end of quiet hours: of all rules of a cabinet in one digest. */
export async function deliverWaiting(context: Pick<Context, 'db' | 'clock' | 'log'>): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  await dropWaiting(db, POSITION_ALERTS, 'position_alert_firings');
  await isolateFailures(context, POSITION_ALERTS, await listRecipients(db, now), (recipient) =>
    db.transaction().execute((trx) => deliverFirings(trx, recipient, now)),
  );
}
