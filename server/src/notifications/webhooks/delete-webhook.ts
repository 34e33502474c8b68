import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { OfWebhook } from './find-webhook.ts';
import type { WebhooksTables } from './tables.ts';

/** Its log goes with it; what is on its way arrives or not, and is noted nowhere. */
export async function deleteWebhook(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { cabinetId, webhookId, userId }: OfWebhook & { userId: number },
): Promise<void> {
  const { numDeletedRows } = await db
    .withTables<WebhooksTables>()
    .deleteFrom('webhooks')
    .where('id', '=', webhookId)
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw problem('webhook.notFound');
  log.info({ event: 'webhook.deleted', cabinetId, webhookId, userId }, 'webhook deleted');
}
