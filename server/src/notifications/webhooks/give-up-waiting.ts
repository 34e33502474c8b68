import type { Db } from '../../platform/postgres/database.ts';
import type { WebhooksTables } from './tables.ts';

/** Of a webhook that is switched off: nobody wants a week of old messages when it is on again. */
export async function giveUpWaiting(trx: Db, webhookId: number): Promise<void> {
  await trx
    .withTables<WebhooksTables>()
    .updateTable('webhook_deliveries')
    .set({ state: 'givenUp' })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}
