import type { NotificationChannel } from '@vitrina/contract/deliveries.ts';
import { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { TOPIC_RULES, topicOf } from '@vitrina/contract/notifications/topics.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import type { Held } from './delivery.ts';
import { endDeliveries, putBack } from './end-delivery.ts';

type Row = Held & { channel: NotificationChannel; giveUpAt: Date; event: unknown };

/**
 * What a worker noted to be leaving and never came back to: whether the other side has it, nobody knows. A letter goes
 * out again, because mailboxes know it by its number; a message by the rule of its topic.
 */
export async function settleOverdue({ db, clock }: TimedContext): Promise<void> {
  const at = clock.now();
  const { rows } = await sql<Row>`
    select delivery.id, attempts, channel, give_up_at as "giveUpAt", notification.event
    from notification_deliveries as delivery
    join notifications as notification on notification.id = delivery.notification_id
    where delivery.state = 'sending' and delivery.taken_until <= clock_timestamp()
    order by delivery.id limit 200`.execute(db);
  const isOnce = ({ channel, event }: Row) =>
    channel === 'messenger' && TOPIC_RULES[topicOf(NotificationEvent.parse(event))].ifUnknown === 'never';
  await endDeliveries(db, rows.filter(isOnce), { state: 'unknown', at });
  await putBack(
    db,
    rows.filter((row) => !isOnce(row)),
    { at, pauseMs: 0 },
  );
}
