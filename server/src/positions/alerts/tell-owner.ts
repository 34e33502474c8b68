import { NotificationEvent } from '@vitrina/contract/notifications.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { BotIdentity } from '../../accounts/messenger/bot-identity.ts';
import type { Sending } from '../../accounts/messenger/send-to-chat.ts';
import { tellPerson } from '../../accounts/messenger/tell-person.ts';
import { writeMessage } from './owner-message.ts';
import type { tellOwnerJob } from './tell-owner.job.ts';

type Told = { ownerId: number; cabinetId: number; event: unknown };

/** product.md 6.4: notices in the messenger go to the owner of the cabinet. Throws while another try may help. */
export async function tellOwner(
  context: Sending,
  identity: BotIdentity,
  { notificationId }: z.output<typeof tellOwnerJob.payload>,
): Promise<void> {
  const { rows } = await sql<Told>`
    select cabinet.owner_id as "ownerId", cabinet.id as "cabinetId", told.event
    from notifications as told join cabinets as cabinet on cabinet.id = told.cabinet_id
    where told.id = ${notificationId}`.execute(context.db);
  const [told] = rows;
  if (!told) return;
  const event = NotificationEvent.parse(told.event);
  if (event.kind !== 'positionAlert' && event.kind !== 'positionDigest') return;
  await tellPerson(context, identity, told.ownerId, (language) =>
    writeMessage(context, language, { cabinetId: told.cabinetId, event }),
  );
}
