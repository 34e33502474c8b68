import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { listMemberIds } from '../../cabinets/users/list-member-ids.ts';
import { addNotification } from '../../notifications/add-notification.ts';
import type { AbTrx, TestRow } from '../project/lock-test.ts';

type News = { event: NotificationEvent; at: Date; onceKey?: string };

/** Those who can do something about it: everybody who may change tests of the cabinet. */
export async function notifyEditors(
  trx: AbTrx,
  { cabinet_id: cabinetId }: TestRow,
  news: News,
): Promise<void> {
  const userIds = await listMemberIds(trx, cabinetId, 'edit');
  await addNotification(trx, { userIds, cabinetId, ...news });
}
