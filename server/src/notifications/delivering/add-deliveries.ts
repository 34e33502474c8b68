import type { NotificationChannel } from '@vitrina/contract/deliveries.ts';
import type { NotificationChoice } from '@vitrina/contract/notifications/topics.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { Reader } from '../list-readers.ts';
import { deliverAt } from '../quiet-hours.ts';
import { WORTH_TRYING_MS } from '../rules.ts';
import type { NotificationsTables } from '../tables.ts';

type Added = Pick<Reader, 'userId' | 'choice' | 'quiet'> & { notificationId: number };

function channelsOf({ messenger, letter }: NotificationChoice): NotificationChannel[] {
  return [...(messenger ? (['messenger'] as const) : []), ...(letter === 'on' ? (['letter'] as const) : [])];
}

/** What is to leave the product, with the notification that it is of. Quiet hours are those of the messenger. */
export async function addDeliveries(db: Db, at: Date, added: readonly Added[]): Promise<void> {
  const deliveries = added.flatMap(({ notificationId, userId, choice, quiet }) =>
    channelsOf(choice).map((channel) => {
      const dueAt = channel === 'messenger' ? deliverAt(at, quiet) : at;
      return {
        notification_id: notificationId,
        user_id: userId,
        channel,
        due_at: dueAt,
        give_up_at: new Date(dueAt.getTime() + WORTH_TRYING_MS[channel]),
        has_letter_instead: channel === 'messenger' && choice.letter === 'instead',
      };
    }),
  );
  if (deliveries.length === 0) return;
  await db
    .withTables<NotificationsTables>()
    .insertInto('notification_deliveries')
    .values(deliveries)
    .execute();
}
