import { listNotificationDeliveries as route } from '@vitrina/contract/notifications/settings.ts';
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@vitrina/contract/notifications/topics.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { requireMembership } from './require-cabinet.ts';

type Input = {
  cabinetId?: number | undefined;
  topic?: NotificationTopic | undefined;
  page: number;
  pageSize: number;
};
type Row = {
  id: number;
  event: unknown;
  cabinetId: number | null;
  at: Date;
  person: string;
  isMine: boolean;
  channel: string;
  state: string;
  reason: string | null;
  dueAt: Date;
  doneAt: Date | null;
};

function isWanted(userId: number, isOwner: boolean, { cabinetId, topic }: Input): RawBuilder<boolean> {
  const kinds = Object.entries(NOTIFICATION_TOPICS).flatMap(([kind, of]) => (of === topic ? [kind] : []));
  const whose = cabinetId !== undefined && isOwner ? sql`true` : sql`delivery.user_id = ${userId}`;
  const where = cabinetId === undefined ? sql`true` : sql`notification.cabinet_id = ${cabinetId}`;
  const what = topic === undefined ? sql`true` : sql`notification.event ->> 'kind' = any(${kinds}::text[])`;
  return sql<boolean>`${whose} and ${where} and ${what}`;
}

/** The log of what was sent: when, what, to whom, where and what became of it. */
export async function listDeliveries(
  { db }: DbContext,
  userId: number,
  input: Input,
): Promise<OutputOf<typeof route>> {
  const { isOwner } = await requireMembership(db, userId, input.cabinetId);
  const from = sql`
    from notification_deliveries as delivery
    join notifications as notification on notification.id = delivery.notification_id
    where ${isWanted(userId, isOwner, input)}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select delivery.id, notification.event, notification.cabinet_id as "cabinetId", notification.at,
        (select full_name from users where users.id = delivery.user_id) as person,
        delivery.user_id = ${userId} as "isMine", delivery.channel, delivery.state, delivery.reason,
        delivery.due_at as "dueAt", delivery.done_at as "doneAt"
      ${from}
      order by delivery.id desc
      limit ${input.pageSize} offset ${(input.page - 1) * input.pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ]);
  return route.output.parse({
    deliveries: rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      dueAt: row.dueAt.toISOString(),
      doneAt: row.doneAt?.toISOString() ?? null,
    })),
    total: counted.rows[0]?.total ?? 0,
  });
}
