import type { Webhook, WebhookDraft } from '@vitrina/contract/notifications/webhooks.ts';
import type { Context } from '../../platform/context.ts';
import { getWebhook, lockWebhook, type OfWebhook } from './find-webhook.ts';
import { giveUpWaiting } from './give-up-waiting.ts';
import { requireAddress } from './require-address.ts';
import type { WebhooksTables } from './tables.ts';

type Given = { of: OfWebhook; userId: number; changed: WebhookDraft & { isOn: boolean } };

export async function changeWebhook(
  context: Pick<Context, 'db' | 'env' | 'log'>,
  { of, userId, changed }: Given,
): Promise<Webhook> {
  const { name, url, kinds, isOn } = changed;
  const address = requireAddress(context, url);
  const webhook = await context.db.transaction().execute(async (trx) => {
    const former = await lockWebhook(trx, of);
    // Somebody who switches it on, or names another address, means that it works now.
    const beginsAnew = isOn && (!former.is_on || former.url !== address);
    await trx
      .withTables<WebhooksTables>()
      .updateTable('webhooks')
      .set({ name, url: address, kinds: [...new Set(kinds)], is_on: isOn })
      .$if(isOn, (update) => update.set({ is_gone: false, is_given_up: false }))
      .$if(beginsAnew, (update) => update.set({ failing_since: null, warned_at: null }))
      .where('id', '=', of.webhookId)
      .execute();
    if (!isOn) await giveUpWaiting(trx, of.webhookId);
    return getWebhook(trx, of);
  });
  context.log.info({ event: 'webhook.changed', ...of, userId, isOn }, 'webhook changed');
  return webhook;
}
