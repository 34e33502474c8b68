import type { NotificationDigest, NotificationQuietHours } from '@vitrina/contract/notifications/settings.ts';
import type { DbContext } from '../../platform/context.ts';
import type { NotificationsTables } from '../tables.ts';

type Quiet = { quiet: NotificationQuietHours | null; digest: NotificationDigest };

/** What waits already keeps its time; it holds from the next notification on. */
export async function saveQuiet({ db }: DbContext, userId: number, { quiet, digest }: Quiet): Promise<void> {
  const hours = { quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null, digest };
  await db
    .withTables<NotificationsTables>()
    .insertInto('notification_quiet_hours')
    .values({ user_id: userId, ...hours })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(hours))
    .execute();
}
