import type { TimedContext } from '../../platform/context.ts';
import { LOG_MS } from './rules.ts';
import type { WebhooksTables } from './tables.ts';

/** What waits is not of the log yet, and comes to its end within a day. */
export async function purgeWebhookLog({ db, clock }: TimedContext): Promise<void> {
  await db
    .withTables<WebhooksTables>()
    .deleteFrom('webhook_deliveries')
    .where('at', '<', new Date(clock.now().getTime() - LOG_MS))
    .where('state', '<>', 'waiting')
    .execute();
}
