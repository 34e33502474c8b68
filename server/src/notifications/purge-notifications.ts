import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { TimedContext } from '../platform/context.ts';
import { KEPT_DAYS } from './rules.ts';
import type { NotificationsTables } from './tables.ts';

export async function purgeNotifications({ db, clock }: TimedContext): Promise<void> {
  await db
    .withTables<NotificationsTables>()
    .deleteFrom('notifications')
    .where('at', '<', new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))
    .execute();
}
