import * as contract from '@vitrina/contract/notifications/notifications.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';

export function serveNotifications(server: Server): void {
  serve(server, contract.listNotifications, ({ input, caller, context }) =>
    listNotifications(context.db, caller.userId, input),
  );

  serve(server, contract.markNotificationsRead, async ({ input, caller, context }) => ({
    unread: await markRead(context.db, caller.userId, input),
  }));
}
