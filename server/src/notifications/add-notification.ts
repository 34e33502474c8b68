import type { NotificationEvent } from '@vitrina/contract/notifications.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { NotificationsTables } from './tables.ts';

type NewNotification = {
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

async function dropOutdated(db: Db, { userIds, cabinetId, event }: NewNotification): Promise<void> {
  await db
    .withTables<NotificationsTables>()
    .deleteFrom('notifications')
    .where('user_id', 'in', userIds)
    .where('cabinet_id', 'is not distinct from', cabinetId)
    .where((eb) => eb(eb.ref('event', '->>').key('kind'), '=', event.kind))
    .where('is_read', '=', false)
    .execute();
}

/** Tells people what happened, in the transaction in which it happens. Answers the ids of what is new to somebody. */
export async function addNotification(db: Db, notification: NewNotification): Promise<number[]> {
  const { userIds, cabinetId, event, at, onceKey = null, replacesUnread = false } = notification;
  if (userIds.length === 0) return [];
  if (replacesUnread) await dropOutdated(db, notification);
  const added = await db
    .withTables<NotificationsTables>()
    .insertInto('notifications')
    .values(
      [...new Set(userIds)].map((userId) => ({
        user_id: userId,
        cabinet_id: cabinetId,
        event,
        at,
        once_key: onceKey,
      })),
    )
    .onConflict((conflict) => conflict.constraint('notifications_once').doNothing())
    .returning('id')
    .execute();
  return added.map(({ id }) => id);
}
