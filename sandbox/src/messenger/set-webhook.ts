import { z } from 'zod';
import { type Answer, accept, refuse } from './answer.ts';
import { forgetUpdates } from './list-updates.ts';
import type { Messenger } from './open-messenger.ts';
import { type Arguments, Bool, Int, Json, Text } from './read-arguments.ts';

const Ask = z.object({
  url: Text,
  ip_address: Text,
  max_connections: Int,
  allowed_updates: Json(z.array(z.string())),
  drop_pending_updates: Bool,
  secret_token: Text,
});

const DEFAULT_CONNECTIONS = 40;

/** Unlike the real one, it takes plain HTTP: servers under test have no certificate. */
export function setWebhook(messenger: Messenger, args: Arguments): Answer {
  const ask = Ask.parse(args);
  if (ask.url === '') return deleteWebhook(messenger, args);
  if (!/^https?:\/\//.test(ask.url) || !URL.canParse(ask.url))
    return refuse(400, 'bad webhook: An HTTPS URL must be provided for webhook');
  if (ask.secret_token.length > 256) return refuse(400, 'secret token is too long');
  if (!/^[\w-]*$/.test(ask.secret_token)) return refuse(400, 'secret token contains unallowed characters');

  const { webhook } = messenger.bot();
  const secretToken = ask.secret_token === '' ? undefined : ask.secret_token;
  const isSame = webhook?.url === ask.url && webhook.secretToken === secretToken;
  messenger.setBot({
    webhook: {
      url: ask.url,
      maxConnections: ask.max_connections ?? DEFAULT_CONNECTIONS,
      ...(secretToken === undefined ? {} : { secretToken }),
      ...(ask.ip_address === '' ? {} : { ipAddress: ask.ip_address }),
    },
    ...(ask.allowed_updates === undefined ? {} : { allowedUpdates: ask.allowed_updates }),
  });
  messenger.polling.generation += 1;
  if (ask.drop_pending_updates) forgetUpdates(messenger, () => true);
  return accept(true, isSame ? 'Webhook is already set' : 'Webhook was set');
}

export function deleteWebhook(messenger: Messenger, args: Arguments): Answer {
  const { drop_pending_updates: isDropping } = Ask.parse(args);
  const isSet = messenger.bot().webhook !== null;
  messenger.setBot({ webhook: null });
  if (isDropping) forgetUpdates(messenger, () => true);
  return accept(true, isSet ? 'Webhook was deleted' : 'Webhook is already deleted');
}
