import { listNotifications } from '@vitrina/contract/notifications/notifications.ts';
import type { TestApp } from '../app.ts';
import type { TestUser } from './factories.ts';

/** What a person's bell says, newest first, with the cabinet that it leads to. */
export async function readNotifications(app: TestApp, { token }: TestUser) {
  const { notifications } = await app.call(listNotifications, {}, token);
  return notifications.map(({ event, cabinetId }) => ({ ...event, cabinetId }));
}
