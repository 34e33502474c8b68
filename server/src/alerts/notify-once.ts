import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { addNotification } from '../notifications/add-notification.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { ActiveAlert, AlertKind } from './define-alerts.ts';

type Alert = Pick<ActiveAlert, 'id' | 'cabinet_id' | 'recipient'>;
/** `moment` sets a firing apart from the others of its alert. */
type Firing = { moment: string; event: NotificationEvent; at: Date };

/** A firing of an alert, at most once for its recipient. */
export async function notifyOnce(
  trx: Db,
  { name }: AlertKind,
  { id, cabinet_id, recipient }: Alert,
  { moment, ...firing }: Firing,
): Promise<void> {
  const to = { userIds: [recipient], cabinetId: cabinet_id, onceKey: `${name}:${id}:${moment}` };
  await addNotification(trx, { ...to, ...firing });
}
