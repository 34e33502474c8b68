import { NotificationEvent } from '@vitrina/contract/notifications.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { BotIdentity } from '../../accounts/messenger/bot-identity.ts';
import type { Sending } from '../../accounts/messenger/send-to-chat.ts';
import { sendToPerson } from '../../accounts/messenger/send-to-person.ts';
import type { messageOwnerJob } from './message-owner.job.ts';
import { writeMessage } from './owner-message.ts';

type Details = { ownerId: number; cabinetId: number; event: unknown };

/** product.md 6.4: notices in the messenger go to the owner of the cabinet. Throws while another try may help. */
export async function messageOwner(
  context: Sending,
  identity: BotIdentity,
  { notificationId }: z.output<typeof messageOwnerJob.payload>,
): Promise<void> {
  const { rows } = await sql<Details>`
    select cabinet.owner_id as "ownerId", cabinet.id as "cabinetId", notification.event
    from notifications as notification join cabinets as cabinet on cabinet.id = notification.cabinet_id
    where notification.id = ${notificationId}`.execute(context.db);
  const [reported] = rows;
  if (!reported) return;
  const event = NotificationEvent.parse(reported.event);
  if (event.kind !== 'positionAlert' && event.kind !== 'positionDigest') return;
  await sendToPerson(context, identity, reported.ownerId, (language) =>
    writeMessage(context, language, { cabinetId: reported.cabinetId, event }),
  );
}
