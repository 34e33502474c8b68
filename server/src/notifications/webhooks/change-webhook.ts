import type { Webhook, WebhookDraft } from '@vitrina/contract/notifications/webhooks.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { getWebhook, type OfWebhook } from './find-webhook.ts';
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
    const { numUpdatedRows } = await trx
      .withTables<WebhooksTables>()
      .updateTable('webhooks')
      .set({ name, url: address, kinds: [...new Set(kinds)], is_on: isOn })
      .$if(isOn, (update) => update.set({ is_gone: false }))
      .where('id', '=', of.webhookId)
      .where('cabinet_id', '=', of.cabinetId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw problem('webhook.notFound');
    if (!isOn) await giveUpWaiting(trx, of.webhookId);
    return getWebhook(trx, of);
  });
  context.log.info({ event: 'webhook.changed', ...of, userId, isOn }, 'webhook changed');
  return webhook;
}
