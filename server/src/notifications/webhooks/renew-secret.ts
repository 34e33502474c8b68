import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { OfWebhook } from './find-webhook.ts';
import { sealWebhookSecret } from './sealed-secret.ts';
import { createWebhookSecret } from './signature.ts';
import type { WebhooksTables } from './tables.ts';

/** The next attempt is signed with it, also of what has waited since before. */
export async function renewSecret(
  context: Pick<Context, 'db' | 'log' | 'secrets'>,
  { cabinetId, webhookId, userId }: OfWebhook & { userId: number },
): Promise<string> {
  const secret = createWebhookSecret();
  await context.db.transaction().execute(async (trx) => {
    const tables = trx.withTables<WebhooksTables>();
    const row = await tables
      .selectFrom('webhooks')
      .select('secret_place')
      .where('id', '=', webhookId)
      .where('cabinet_id', '=', cabinetId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw problem('webhook.notFound');
    await tables
      .updateTable('webhooks')
      .set({ secret_sealed: sealWebhookSecret(context, row.secret_place, secret) })
      .where('id', '=', webhookId)
      .execute();
  });
  context.log.info(
    { event: 'webhook.secretRenewed', cabinetId, webhookId, userId },
    'webhook secret renewed',
  );
  return secret;
}
