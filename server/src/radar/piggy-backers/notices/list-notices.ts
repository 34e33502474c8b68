import {
  type listPiggyBackerNotices as listRoute,
  type PiggyBackerNotice,
} from '@vitrina/contract/radar/piggy-backers.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../../platform/context.ts';

type Input = { cabinetId: number; page: number; pageSize: number };
type Row = Omit<PiggyBackerNotice, 'decidedAt'> & { decidedAt: Date; total: number };

export async function listNotices(
  { db }: DbContext,
  { cabinetId, page, pageSize }: Input,
): Promise<OutputOf<typeof listRoute>> {
  const { rows } = await sql<Row>`
    select notice.day, notice.decided_at as "decidedAt", notice.outcome, person.full_name as recipient,
      notice.appeared, notice.gone as "left", notice.changed, jsonb_array_length(notice.list) as "onCards",
      coalesce(sent.deliveries, '[]') as deliveries
    from piggy_backer_notices as notice
    left join users as person on person.id = notice.recipient_id
    left join lateral (
      select jsonb_agg(jsonb_build_object(
        'channel', delivery.channel, 'state', delivery.state, 'reason', delivery.reason, 'doneAt', delivery.done_at
      ) order by delivery.id) as deliveries
      from notifications as notification
      join notification_deliveries as delivery
        on delivery.notification_id = notification.id and delivery.user_id = notification.user_id
      where notification.user_id = notice.recipient_id
        and notification.once_key = 'piggyBackersToday:' || notice.cabinet_id || ':' || notice.day
    ) as sent on true
    where notice.cabinet_id = ${cabinetId}
    order by notice.day desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from piggy_backer_notices where cabinet_id = ${cabinetId}`.execute(db);
  return {
    notices: rows.map(({ decidedAt, deliveries, ...notice }) => ({
      ...notice,
      decidedAt: decidedAt.toISOString(),
      // JSON holds the moments of PostgreSQL, which are written otherwise.
      deliveries: deliveries.map((one) => ({
        ...one,
        doneAt: one.doneAt && new Date(one.doneAt).toISOString(),
      })),
    })),
    total: counted[0]?.total ?? 0,
  };
}
