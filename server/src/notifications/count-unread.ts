import type { Db } from '../platform/postgres/database.ts';
import type { NotificationsTables } from './tables.ts';

/** Of all groups: the figure on the bell. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .withTables<NotificationsTables>()
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .where('in_bell', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}
