import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { WebhookId } from '@vitrina/contract/ids.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { WEBHOOK_LIMITS } from '@vitrina/contract/notifications/webhooks.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { addNotification } from '../add-notification.ts';
import { giveUpWaiting } from './give-up-waiting.ts';
import { listKeepers } from './list-keepers.ts';
import { type Followed, followFailing } from './rules.ts';
import type { WebhooksTables } from './tables.ts';

type Webhook = { webhookId: number; cabinetId: number };
/** An attempt that did not arrive, and the first one since the last that did. */
type Failure = { at: Date; since: Date };
type WebhookEvent = Extract<NotificationEvent, { kind: `webhook${string}` }>;

/** From one day to the next is counted from the first failure. */
async function countFailedDays(trx: Db, { webhookId }: Webhook, { since }: Failure): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select count(distinct floor(extract(epoch from attempt.at - ${since}) / ${DAY_SECONDS}))::int as days
    from webhook_attempts as attempt
    join webhook_deliveries as delivery on delivery.id = attempt.delivery_id
    where delivery.webhook_id = ${webhookId} and attempt.at >= ${since}`.execute(trx);
  return rows[0]?.days ?? 0;
}

async function notify(trx: Db, { cabinetId }: Webhook, event: WebhookEvent, at: Date): Promise<void> {
  await addNotification(trx, { userIds: await listKeepers(trx, cabinetId), cabinetId, event, at });
}

/** By the product itself; of one that somebody has switched off meanwhile nobody has to hear. */
export async function switchOff(
  trx: Db,
  webhook: Webhook,
  { why, at, since }: Failure & { why: 'failing' | 'gone' },
): Promise<void> {
  const off = await trx
    .withTables<WebhooksTables>()
    .updateTable('webhooks')
    .set({ is_on: false, is_gone: why === 'gone', is_given_up: why === 'failing' })
    .where('id', '=', webhook.webhookId)
    .where('is_on', '=', true)
    .returning('name')
    .executeTakeFirst();
  if (!off) return;
  await giveUpWaiting(trx, webhook.webhookId);
  const of = { webhookId: WebhookId.parse(webhook.webhookId), name: off.name, since: since.toISOString() };
  await notify(trx, webhook, { kind: 'webhookOff', ...of, why }, at);
}

async function warn(trx: Db, webhook: Webhook, { at, since }: Failure): Promise<void> {
  const warned = await trx
    .withTables<WebhooksTables>()
    .updateTable('webhooks')
    .set({ warned_at: at })
    .where('id', '=', webhook.webhookId)
    .where('is_on', '=', true)
    .returning('name')
    .executeTakeFirst();
  if (!warned) return;
  const of = { webhookId: WebhookId.parse(webhook.webhookId), name: warned.name, since: since.toISOString() };
  await notify(trx, webhook, { kind: 'webhookFailing', ...of }, at);
}

/**
 * What an attempt that failed means for its webhook, in the transaction that notes the attempt and holds the webhook: people are
 * warned once, and once it is switched off, however many workers there are and wherever one is killed.
 */
export async function followFailure(
  trx: Db,
  webhook: Webhook,
  failure: Failure & { isWarned: boolean },
): Promise<Followed> {
  const { at, since } = failure;
  const isLong = at.getTime() - since.getTime() >= WEBHOOK_LIMITS.failingDays * DAY_SECONDS * 1000;
  const failedDays = isLong ? await countFailedDays(trx, webhook, failure) : 1;
  const step = followFailing({ ...failure, failedDays });
  if (step === 'switchOff') await switchOff(trx, webhook, { ...failure, why: 'failing' });
  if (step === 'warn') await warn(trx, webhook, failure);
  return step;
}
