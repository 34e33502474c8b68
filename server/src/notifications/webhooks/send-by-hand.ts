import { randomUUID } from 'node:crypto';
import { WEBHOOK_TEST } from '@vitrina/contract/notifications/webhooks.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { lockWebhookThatIsOn, type OfWebhook } from './find-webhook.ts';
import type { WebhooksTables } from './tables.ts';

/** A test that still waits is sent now instead of a second one. */
export async function sendTest({ db, clock }: TimedContext, of: OfWebhook): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await lockWebhookThatIsOn(trx, of);
    await trx
      .withTables<WebhooksTables>()
      .insertInto('webhook_deliveries')
      .values({
        id: randomUUID(),
        webhook_id: of.webhookId,
        cabinet_id: of.cabinetId,
        type: WEBHOOK_TEST,
        event: JSON.stringify({ kind: WEBHOOK_TEST }),
        at: now,
        due_at: now,
        once_key: null,
      })
      .onConflict((conflict) =>
        conflict
          .column('webhook_id')
          // The index is found by these words; parameters in their place fit none as soon as the plan is one for all values.
          .where('type', '=', sql.lit(WEBHOOK_TEST))
          .where('state', '=', sql.lit('waiting'))
          .doUpdateSet({ due_at: now, tries: 0 }),
      )
      .execute();
  });
}

/** The same message under the same id; its attempts begin anew. */
export async function redeliver(
  { db, clock }: TimedContext,
  { deliveryId, ...of }: OfWebhook & { deliveryId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockWebhookThatIsOn(trx, of);
    const tables = trx.withTables<WebhooksTables>();
    const delivery = await tables
      .selectFrom('webhook_deliveries')
      .select('type')
      .where('id', '=', deliveryId)
      .where('webhook_id', '=', of.webhookId)
      .executeTakeFirst();
    if (!delivery) throw problem('webhook.deliveryNotFound');
    // Only one test of a webhook waits at a time: another one makes room for this.
    if (delivery.type === WEBHOOK_TEST)
      await tables
        .updateTable('webhook_deliveries')
        .set({ state: 'givenUp' })
        .where('webhook_id', '=', of.webhookId)
        .where('type', '=', WEBHOOK_TEST)
        .where('state', '=', 'waiting')
        .where('id', '<>', deliveryId)
        .execute();
    await tables
      .updateTable('webhook_deliveries')
      .set({ state: 'waiting', due_at: clock.now(), tries: 0 })
      .where('id', '=', deliveryId)
      .execute();
  });
}
