import { Language } from '@vitrina/contract/languages.ts';
import { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { writeNotificationLetter } from '../../src/notifications/delivering/write-letter.ts';
import type { TestApp } from '../app.ts';

const Row = z.object({ language: Language, event: NotificationEvent, cabinetId: z.int().nullable() });

/** Letters to a person that wait for a worker, the newest first: the same that a mailbox would get. */
export async function listNotificationLetters({ context }: TestApp, { id }: { id: number }) {
  const { rows } = await sql`
    select users.language, notification.event, notification.cabinet_id as "cabinetId"
    from notification_deliveries as delivery
    join notifications as notification on notification.id = delivery.notification_id
    join users on users.id = delivery.user_id
    where delivery.user_id = ${id} and channel = 'letter' and state = 'waiting'
      and users.email_verified_at is not null
    order by delivery.id desc`.execute(context.db);
  return rows.map((row) => {
    const { language, ...written } = Row.parse(row);
    return writeNotificationLetter(context, language, { ...written, cabinetName: null });
  });
}
