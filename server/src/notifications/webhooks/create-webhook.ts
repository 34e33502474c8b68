import { randomUUID } from 'node:crypto';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import {
  type createWebhook as route,
  WEBHOOK_LIMITS,
  type WebhookDraft,
} from '@vitrina/contract/notifications/webhooks.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { getWebhook } from './find-webhook.ts';
import { requireAddress } from './require-address.ts';
import { sealWebhookSecret } from './sealed-secret.ts';
import { createWebhookSecret } from './signature.ts';
import type { WebhooksTables } from './tables.ts';

type Creating = Pick<Context, 'db' | 'clock' | 'env' | 'log' | 'secrets'>;
type Given = { cabinetId: CabinetId; userId: number; draft: WebhookDraft };

/** One after another: of many at once none goes beyond the limit. */
async function requireRoom(trx: Db, cabinetId: number): Promise<void> {
  await sql`select from cabinets where id = ${cabinetId} for no key update`.execute(trx);
  const { count } = await trx
    .withTables<WebhooksTables>()
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirstOrThrow();
  const maximum = WEBHOOK_LIMITS.webhooks;
  if (count >= maximum) throw problem('webhook.tooMany', { maximum });
}

export async function createWebhook(
  context: Creating,
  { cabinetId, userId, draft: { name, url, kinds } }: Given,
): Promise<OutputOf<typeof route>> {
  const secret = createWebhookSecret();
  const place = randomUUID();
  const address = requireAddress(context, url);
  const webhook = await context.db.transaction().execute(async (trx) => {
    await requireRoom(trx, cabinetId);
    const { id } = await trx
      .withTables<WebhooksTables>()
      .insertInto('webhooks')
      .values({
        cabinet_id: cabinetId,
        name,
        url: address,
        kinds: [...new Set(kinds)],
        secret_place: place,
        secret_sealed: sealWebhookSecret(context, place, secret),
        created_at: context.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return getWebhook(trx, { cabinetId, webhookId: id });
  });
  context.log.info({ event: 'webhook.created', cabinetId, userId, webhookId: webhook.id }, 'webhook created');
  return { secret, webhook };
}
