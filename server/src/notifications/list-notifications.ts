import {
  type NotificationGroup,
  listNotifications as route,
} from '@vitrina/contract/notifications/notifications.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/postgres/database.ts';
import { countUnread } from './count-unread.ts';
import { kindsOf } from './rules.ts';
import type { NotificationsTables } from './tables.ts';

type Input = { group?: NotificationGroup | undefined; page: number; pageSize: number };

function ofGroup(db: Db, userId: number, group: Input['group']) {
  return (
    db
      .withTables<NotificationsTables>()
      .selectFrom('notifications')
      .where('user_id', '=', userId)
      .where('in_bell', '=', true)
      // A tab may have no events yet.
      .where(sql<boolean>`event ->> 'kind' = any(${kindsOf(group)}::text[])`)
  );
}

async function listPage(db: Db, userId: number, { group, page, pageSize }: Input) {
  return ofGroup(db, userId, group)
    .select(['id', 'at', 'is_read', 'cabinet_id', 'event'])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

async function countAll(db: Db, userId: number, group: Input['group']): Promise<number> {
  const { count } = await ofGroup(db, userId, group)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The tab's page and total; unread is of all tabs, as on the bell. */
export async function listNotifications(
  db: Db,
  userId: number,
  input: Input,
): Promise<OutputOf<typeof route>> {
  const [rows, total, unread] = await Promise.all([
    listPage(db, userId, input),
    countAll(db, userId, input.group),
    countUnread(db, userId),
  ]);
  return route.output.parse({
    notifications: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      isRead: row.is_read,
      cabinetId: row.cabinet_id,
      event: row.event,
    })),
    total,
    unread,
  });
}
