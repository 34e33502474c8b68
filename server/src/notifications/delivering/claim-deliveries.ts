import type { NotificationChannel } from '@vitrina/contract/deliveries.ts';
import { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { TOPIC_RULES, topicOf } from '@vitrina/contract/notifications/topics.ts';
import { type RawBuilder, sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { maySee } from '../may-see.ts';
import { type Claim, type Delivery, leaseEnd, MOST_IN_MESSAGE } from './delivery.ts';

type Addressee = { userId: number; channel: NotificationChannel };
type Row = Omit<Delivery, 'event' | 'mayReceive'> & { event: unknown; maySee: boolean; isMember: boolean };

/** As many at once as there may be workers that take different ones. */
const CANDIDATES = 20;

/** Due, held by nobody, and nothing else is on its way to the same person by the same channel. */
const isFree = (now: Date): RawBuilder<boolean> => sql<boolean>`
  delivery.state = 'waiting' and delivery.due_at <= ${now}
  and (delivery.taken_until is null or delivery.taken_until <= clock_timestamp())
  and not exists (
    select from notification_deliveries as busy
    where busy.user_id = delivery.user_id and busy.channel = delivery.channel
      and busy.state in ('waiting', 'sending') and busy.taken_until > clock_timestamp())`;

async function listAddressees(db: Db, now: Date): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select user_id as "userId", channel from notification_deliveries as delivery
    where ${isFree(now)}
    group by user_id, channel order by min(due_at) limit ${CANDIDATES}`.execute(db);
  return rows;
}

/**
 * What waits for one moment is one message: of one cabinet, or of all where the person has chosen so. Letters are written
 * one by one.
 */
async function takeDeliveries(trx: Db, { userId, channel }: Addressee, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with due as (
      select delivery.id, delivery.due_at, notification.cabinet_id,
        first_value(notification.cabinet_id) over (order by delivery.due_at, delivery.id) as first_cabinet,
        coalesce((select digest = 'all' from notification_quiet_hours where user_id = ${userId}), false) as is_whole
      from notification_deliveries as delivery
      join notifications as notification on notification.id = delivery.notification_id
      where delivery.user_id = ${userId} and delivery.channel = ${channel} and ${isFree(now)}
    ), chosen as (
      select id from due where is_whole or cabinet_id is not distinct from first_cabinet
      order by due_at, id limit ${channel === 'letter' ? 1 : MOST_IN_MESSAGE}
    ), taken as (
      update notification_deliveries as delivery
      set taken_until = ${leaseEnd}, attempts = attempts + 1
      from chosen where delivery.id = chosen.id
      returning delivery.*
    )
    select taken.id, taken.attempts, taken.notification_id as "notificationId", taken.give_up_at as "giveUpAt",
      notification.event, notification.cabinet_id as "cabinetId",
      case when (select count(*) from cabinet_members where user_id = ${userId}) > 1 then cabinet.name end
        as "cabinetName",
      ${maySee('notification.cabinet_id', 'notification.user_id')} as "maySee",
      exists (
        select from cabinet_members as member
        where member.cabinet_id = notification.cabinet_id and member.user_id = ${userId}
      ) as "isMember"
    from taken join notifications as notification on notification.id = taken.notification_id
    left join cabinets as cabinet on cabinet.id = notification.cabinet_id
    order by taken.due_at, taken.id`.execute(trx);
  return rows;
}

function deliveryOf({ event: stored, maySee: sees, isMember, ...row }: Row): Delivery {
  const event = NotificationEvent.parse(stored);
  const { needs } = TOPIC_RULES[topicOf(event)];
  return { ...row, event, mayReceive: { nothing: true, view: sees, membership: isMember }[needs] };
}

/** Takes what is due for one person; two workers never write to the same person at once. */
export async function claimDeliveries({ db, clock }: TimedContext): Promise<Claim | undefined> {
  const now = clock.now();
  for (const addressee of await listAddressees(db, now)) {
    const rows = await db.transaction().execute(async (trx) => {
      const key = `deliveries by ${addressee.channel}`;
      const { rows: locked } = await sql<{ isOurs: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${key}, ${addressee.userId})) as "isOurs"`.execute(
        trx,
      );
      return locked[0]?.isOurs ? takeDeliveries(trx, addressee, now) : [];
    });
    if (rows.length > 0) return { ...addressee, deliveries: rows.map(deliveryOf) };
  }
  return undefined;
}
