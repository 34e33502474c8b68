import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { topicOf } from '@vitrina/contract/notifications/topics.ts';
import type { Db } from '../platform/postgres/database.ts';
import { addDeliveries } from './delivering/add-deliveries.ts';
import { listReaders, type Reader } from './list-readers.ts';
import type { NotificationsTables } from './tables.ts';
import { queueForWebhooks } from './webhooks/queue-for-webhooks.ts';

type NewNotification = {
  /** Who sees it in the bell, unless they have switched that off. */
  userIds: readonly number[];
  /** Where it leads to; null when its reader can go nowhere with it. */
  cabinetId: number | null;
  event: NotificationEvent;
  /** By the product's clock. */
  at: Date;
  /** Names the event where it may be told twice; a person gets one notification of it, ever. */
  onceKey?: string;
  /** An unread one of the same kind and cabinet is out of date with this one, and goes. */
  replacesUnread?: boolean;
};

/** It stays in the log of what was sent; a message that still waits, for the end of quiet hours, does not leave any more. */
async function dropOutdated(db: Db, readers: readonly Reader[], given: NewNotification): Promise<void> {
  const tables = db.withTables<NotificationsTables>();
  const dropped = await tables
    .updateTable('notifications')
    .set({ in_bell: false, is_read: true })
    .where(
      'user_id',
      'in',
      readers.map(({ userId }) => userId),
    )
    .where('cabinet_id', 'is not distinct from', given.cabinetId)
    .where((eb) => eb(eb.ref('event', '->>').key('kind'), '=', given.event.kind))
    .where('is_read', '=', false)
    .returning('id')
    .execute();
  if (dropped.length === 0) return;
  await tables
    .updateTable('notification_deliveries')
    .set({ state: 'failed', reason: 'outdated', done_at: given.at })
    .where(
      'notification_id',
      'in',
      dropped.map(({ id }) => id),
    )
    .where('channel', '=', 'messenger')
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * The one way to notify: the bell, the messenger and letters by what each person has chosen, and the cabinet's webhooks, in
 * the transaction in which it happens. Answers the ids of what is new to somebody who was named.
 */
export async function addNotification(db: Db, notification: NewNotification): Promise<number[]> {
  const { userIds, cabinetId, event, at, onceKey = null, replacesUnread = false } = notification;
  await queueForWebhooks(db, { cabinetId, event, at, onceKey });
  if (userIds.length === 0) return [];
  const readers = await listReaders(db, { userIds, cabinetId, topic: topicOf(event) });
  if (replacesUnread) await dropOutdated(db, readers, notification);
  const added = await db
    .withTables<NotificationsTables>()
    .insertInto('notifications')
    .values(
      readers.map(({ userId, inBell }) => ({
        user_id: userId,
        cabinet_id: cabinetId,
        event,
        at,
        once_key: onceKey,
        in_bell: inBell,
      })),
    )
    .onConflict((conflict) => conflict.constraint('notifications_once').doNothing())
    .returning(['id', 'user_id'])
    .execute();
  const byPerson = new Map(readers.map((reader) => [reader.userId, reader]));
  await addDeliveries(
    db,
    at,
    added.flatMap(({ id, user_id }) => {
      const reader = byPerson.get(user_id);
      return reader ? [{ notificationId: id, ...reader }] : [];
    }),
  );
  return added.filter(({ user_id }) => userIds.includes(user_id)).map(({ id }) => id);
}
