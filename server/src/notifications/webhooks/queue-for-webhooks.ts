import { randomUUID } from 'node:crypto';
import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { isWebhookKind } from '@vitrina/contract/notifications/webhooks.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { WebhooksTables } from './tables.ts';

type Happened = { cabinetId: number | null; event: NotificationEvent; at: Date; onceKey: string | null };

/** Of one person alone: their seat in the cabinet. */
const isOfPerson = (event: NotificationEvent) => 'isResting' in event && event.isResting === true;

/** One delivery for each webhook of the cabinet that wants this kind, in the transaction in which it happens. */
export async function queueForWebhooks(db: Db, { cabinetId, event, at, onceKey }: Happened): Promise<void> {
  const { kind } = event;
  if (cabinetId === null || !isWebhookKind(kind) || isOfPerson(event)) return;
  const tables = db.withTables<WebhooksTables>();
  const webhooks = await tables
    .selectFrom('webhooks')
    .select('id')
    .where('cabinet_id', '=', cabinetId)
    .where('is_on', '=', true)
    .where((eb) => eb(eb.val(kind), '=', eb.fn.any('kinds')))
    // One that is being deleted is waited for, and is not there then.
    .forKeyShare()
    .execute();
  if (webhooks.length === 0) return;
  await tables
    .insertInto('webhook_deliveries')
    .values(
      webhooks.map(({ id }) => ({
        id: randomUUID(),
        webhook_id: id,
        cabinet_id: cabinetId,
        type: kind,
        event: JSON.stringify(event),
        at,
        due_at: at,
        once_key: onceKey,
      })),
    )
    .onConflict((conflict) => conflict.constraint('webhook_deliveries_once').doNothing())
    .execute();
}
