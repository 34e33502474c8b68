import {
  getWebhookDeliveries as route,
  type WebhookAttempt,
  type WebhookDelivery,
} from '@vitrina/contract/notifications/webhooks.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { DbContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { getWebhook, type OfWebhook } from './find-webhook.ts';
import type { WebhooksTables } from './tables.ts';

const MOST_ATTEMPTS = 10;

async function listAttempts(db: Db, ids: readonly string[]): Promise<Map<string, WebhookAttempt[]>> {
  const byDelivery = new Map<string, WebhookAttempt[]>();
  if (ids.length === 0) return byDelivery;
  const rows = await db
    .withTables<WebhooksTables>()
    .selectFrom('webhook_attempts')
    .select(['delivery_id', 'at', 'status', 'outcome', 'duration_ms'])
    .where('delivery_id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  for (const { delivery_id: id, at, status, outcome, duration_ms: durationMs } of rows) {
    const attempts = byDelivery.get(id) ?? [];
    attempts.push({ at: at.toISOString(), status, outcome, durationMs });
    byDelivery.set(id, attempts);
  }
  return byDelivery;
}

type Input = OfWebhook & { page: number; pageSize: number };

function ofLog(db: Db, { webhookId }: OfWebhook) {
  return db.withTables<WebhooksTables>().selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId);
}

export async function listWebhookDeliveries(
  { db }: DbContext,
  input: Input,
): Promise<OutputOf<typeof route>> {
  await getWebhook(db, input);
  const { page, pageSize } = input;
  const [rows, { count }] = await Promise.all([
    ofLog(db, input)
      .select(['id', 'type', 'at', 'state', 'due_at'])
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    ofLog(db, input)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const attempts = await listAttempts(
    db,
    rows.map(({ id }) => id),
  );
  return {
    deliveries: rows.map(
      ({ id, type, at, state, due_at: dueAt }): WebhookDelivery => ({
        id,
        type,
        at: at.toISOString(),
        state,
        dueAt: state === 'waiting' ? dueAt.toISOString() : null,
        attempts: (attempts.get(id) ?? []).slice(0, MOST_ATTEMPTS),
      }),
    ),
    total: count,
  };
}
