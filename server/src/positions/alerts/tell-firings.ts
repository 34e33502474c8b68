import { ROLE_ORDER, rightsOf } from '@vitrina/contract/access.ts';
import { AlertHit } from '@vitrina/contract/positions/alerts.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { addNotification } from '../../notifications/add-notification.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { tellOwnerJob } from './tell-owner.job.ts';

const WITH_A_VIEW = ROLE_ORDER.filter((role) => rightsOf([role]).has('view'));

/** Whom a rule tells: who made it, as long as they may see the screen, and the owner of the cabinet after that. */
const RECIPIENT = sql`
  case when exists (
    select from cabinet_members as member where member.cabinet_id = alert.cabinet_id
      and member.user_id = alert.author_id and member.roles && ${WITH_A_VIEW}::text[]
  ) then alert.author_id else cabinet.owner_id end`;

type Waiting = { id: number; alert_id: number; at: Date; queries: number; hits: unknown };
type Recipient = { cabinetId: number; userId: number };

/** Tells one person what waits to be told: one firing as it is, several as a digest. The owner's chat hears it too. */
export async function tellFirings(
  { queue }: Pick<Context, 'queue'>,
  trx: Db,
  { cabinetId, userId }: Recipient,
  now: Date,
): Promise<void> {
  const { rows } = await sql<Waiting>`
    update position_alert_firings as firing set is_told = true
    from position_alerts as alert
    join cabinets as cabinet on cabinet.id = alert.cabinet_id
    where firing.alert_id = alert.id and not firing.is_told and firing.tell_at <= ${now}
      and alert.cabinet_id = ${cabinetId} and ${RECIPIENT} = ${userId}
    returning firing.id, firing.alert_id, firing.at, firing.queries, firing.hits`.execute(trx);
  const [last, ...others] = rows.toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id);
  const [hit] = z.array(AlertHit).parse(last?.hits ?? []);
  if (!last || !hit) return;
  const at = last.at.toISOString();
  const [notificationId] = await addNotification(trx, {
    userIds: [userId],
    cabinetId,
    event:
      others.length === 0
        ? { kind: 'positionAlert', at, queries: last.queries, hit }
        : { kind: 'positionDigest', at, firings: rows.length, hit },
    at: now,
    onceKey: `positionAlert:${last.alert_id}:${at}`,
  });
  if (notificationId !== undefined) await queue.publish(tellOwnerJob, { notificationId }, { within: trx });
}

/** Who has something to be told by now; of one rule, or of all. */
export async function listRecipients(db: Db, now: Date, alertId?: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select distinct alert.cabinet_id as "cabinetId", ${RECIPIENT} as "userId"
    from position_alert_firings as firing
    join position_alerts as alert on alert.id = firing.alert_id
    join cabinets as cabinet on cabinet.id = alert.cabinet_id
    where not firing.is_told and firing.tell_at <= ${now}
      and ${alertId === undefined ? sql`true` : sql`alert.id = ${alertId}`}`.execute(db);
  return rows;
}

/** What has waited for the end of quiet hours: of all rules of a cabinet in one digest. */
export async function tellWaiting(context: Pick<Context, 'db' | 'clock' | 'queue'>): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  for (const recipient of await listRecipients(db, now)) {
    await db.transaction().execute((trx) => tellFirings(context, trx, recipient, now));
  }
}
