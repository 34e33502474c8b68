import { type Answer, accept } from './answer.ts';
import { listUpdates } from './list-updates.ts';
import type { Messenger } from './open-messenger.ts';

export function getWebhookInfo(messenger: Messenger): Answer {
  const { webhook, allowedUpdates } = messenger.bot();
  const info = {
    url: webhook?.url ?? '',
    has_custom_certificate: false,
    pending_update_count: listUpdates(messenger).length,
    ...(allowedUpdates.length === 0 ? {} : { allowed_updates: allowedUpdates }),
  };
  if (webhook === null) return accept(info);
  const { maxConnections, ipAddress, lastErrorMs, lastError } = webhook;
  return accept({
    ...info,
    max_connections: maxConnections,
    ...(ipAddress === undefined ? {} : { ip_address: ipAddress }),
    ...(lastErrorMs === undefined ? {} : { last_error_date: Math.floor(lastErrorMs / 1000) }),
    ...(lastError === undefined ? {} : { last_error_message: lastError }),
  });
}
