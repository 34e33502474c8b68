import type { CabinetId } from '@vitrina/contract/ids.ts';
import { Webhook } from '@vitrina/contract/notifications/webhooks.ts';
import type { Selectable } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { WebhooksTables } from './tables.ts';

export type OfWebhook = { cabinetId: CabinetId; webhookId: number };

const COLUMNS = [
  'id',
  'cabinet_id',
  'name',
  'url',
  'kinds',
  'is_on',
  'is_gone',
  'is_given_up',
  'created_at',
  'failing_since',
  'last_delivered_at',
] as const;
type Shown = Pick<Selectable<WebhooksTables['webhooks']>, (typeof COLUMNS)[number]>;

function selectWebhooks(db: Db, cabinetId: number) {
  return db
    .withTables<WebhooksTables>()
    .selectFrom('webhooks')
    .select(COLUMNS)
    .where('cabinet_id', '=', cabinetId);
}

function present(row: Shown): Webhook {
  return Webhook.parse({
    id: row.id,
    name: row.name,
    url: row.url,
    kinds: row.kinds,
    isOn: row.is_on,
    isGone: row.is_gone,
    isGivenUp: row.is_given_up,
    createdAt: row.created_at.toISOString(),
    failingSince: row.failing_since?.toISOString() ?? null,
    lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
  });
}

/** That of another cabinet, a deleted and an invented one are all the same: not there. */
export async function getWebhook(db: Db, { cabinetId, webhookId }: OfWebhook): Promise<Webhook> {
  const row = await selectWebhooks(db, cabinetId).where('id', '=', webhookId).executeTakeFirst();
  if (!row) throw problem('webhook.notFound');
  return present(row);
}

/** Held until the end of the transaction: nobody switches it off or deletes it meanwhile. */
export async function lockWebhook(trx: Db, { cabinetId, webhookId }: OfWebhook): Promise<Shown> {
  const row = await selectWebhooks(trx, cabinetId).where('id', '=', webhookId).forUpdate().executeTakeFirst();
  if (!row) throw problem('webhook.notFound');
  return row;
}

export async function lockWebhookThatIsOn(trx: Db, of: OfWebhook): Promise<void> {
  const { is_on: isOn } = await lockWebhook(trx, of);
  if (!isOn) throw problem('webhook.isOff');
}

export async function listWebhooks({ db }: DbContext, cabinetId: number): Promise<Webhook[]> {
  return (await selectWebhooks(db, cabinetId).orderBy('id').execute()).map(present);
}
