import { countUnreadNotifications } from '@vitrina/contract/unread-notifications.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { countUnread } from '../count-unread.ts';

export function serveUnreadNotifications(server: Server): void {
  serve(server, countUnreadNotifications, async ({ caller, context }) => ({
    unread: await countUnread(context.db, caller.userId),
  }));
}
