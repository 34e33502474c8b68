import type { markNotificationsRead } from '@vitrina/contract/notifications/notifications.ts';
import type * as z from 'zod';
import type { Db } from '../platform/postgres/database.ts';
import { countUnread } from './count-unread.ts';
import type { NotificationsTables } from './tables.ts';

type Which = z.output<(typeof markNotificationsRead)['input']>;

/** Answers how many are unread now; numbers of other people's change nothing and are not told apart. */
export async function markRead(db: Db, userId: number, which: Which): Promise<number> {
  await db
    .withTables<NotificationsTables>()
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .where((eb) => ('ids' in which ? eb('id', 'in', which.ids) : eb('id', '<=', which.upTo)))
    .execute();
  return countUnread(db, userId);
}
