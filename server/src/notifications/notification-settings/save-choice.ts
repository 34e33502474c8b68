import type { NotificationChoice, NotificationTopic } from '@vitrina/contract/notifications/topics.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { NotificationsTables } from '../tables.ts';
import { requireMembership } from './require-cabinet.ts';

type Choosing = {
  userId: number;
  cabinetId: number | undefined;
  topic: NotificationTopic;
  /** Null takes it back. */
  choice: NotificationChoice | null;
};

export async function saveChoice(
  { db }: Pick<Context, 'db'>,
  { userId, cabinetId, topic, choice }: Choosing,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Whoever is removed meanwhile takes their choices with them.
    await sql`
      select from cabinet_members where cabinet_id = ${cabinetId ?? null} and user_id = ${userId}
      for key share`.execute(trx);
    await requireMembership(trx, userId, cabinetId);
    const tables = trx.withTables<NotificationsTables>();
    if (choice === null) {
      await tables
        .deleteFrom('notification_choices')
        .where('user_id', '=', userId)
        .where('cabinet_id', 'is not distinct from', cabinetId ?? null)
        .where('topic', '=', topic)
        .execute();
      return;
    }
    await tables
      .insertInto('notification_choices')
      .values({ user_id: userId, cabinet_id: cabinetId ?? null, topic, ...choice })
      .onConflict((conflict) => conflict.constraint('notification_choices_once').doUpdateSet(choice))
      .execute();
  });
}
