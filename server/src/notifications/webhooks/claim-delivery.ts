import { randomUUID } from 'node:crypto';
import type { WebhookType } from '@vitrina/contract/notifications/webhooks.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { type Lane, LEASE_SECONDS, MOST_OF_CABINET } from './rules.ts';

type Webhook = { webhookId: number; cabinetId: number; url: string; place: string; sealed: string };
export type Claim = Webhook & {
  /** Who holds the webhook: with another one it belongs to somebody else. */
  holder: string;
  delivery: { id: string; type: WebhookType; event: object; at: Date; tries: number };
};

/** One claim at a time in all processes: that is what makes the limit of a cabinet exact. Until the transaction ends. */
export async function lockClaims(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('claim a webhook', 0))`.execute(trx);
}

/** Leases are about dead workers, so they go by the database's own clock. */
async function takeWebhook(trx: Db, lane: Lane, { holder, now }: { holder: string; now: Date }) {
  const { rows } = await sql<Webhook>`
    update webhooks set taken_by = ${holder}, tried_at = clock_timestamp(),
      taken_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where id = (
      select webhook.id from webhooks as webhook
      where is_on and (failing_since is not null) = ${lane === 'failing'}
        and (taken_until is null or taken_until <= clock_timestamp())
        and exists (
          select from webhook_deliveries as due
          where due.webhook_id = webhook.id and due.state = 'waiting' and due.due_at <= ${now})
        and (
          select count(*) from webhooks as busy
          where busy.cabinet_id = webhook.cabinet_id and busy.taken_until > clock_timestamp()) < ${MOST_OF_CABINET}
      order by tried_at nulls first, id limit 1
      for no key update skip locked)
    returning id as "webhookId", cabinet_id as "cabinetId", url, secret_place as place, secret_sealed as sealed`.execute(
    trx,
  );
  return rows[0];
}

/** Takes the webhook that has waited longest since its last attempt, with the oldest of its deliveries that are due. */
export async function claimDelivery(context: TimedContext, lane: Lane): Promise<Claim | undefined> {
  return context.db.transaction().execute(async (trx) => {
    await lockClaims(trx);
    return claimLocked(context, trx, lane);
  });
}

/** For whoever has locked the claims. */
export async function claimLocked(
  { clock }: Pick<TimedContext, 'clock'>,
  trx: Db,
  lane: Lane,
): Promise<Claim | undefined> {
  const [now, holder] = [clock.now(), randomUUID()];
  const webhook = await takeWebhook(trx, lane, { holder, now });
  if (!webhook) return undefined;
  const { rows } = await sql<Claim['delivery']>`
      select id, type, event, at, tries from webhook_deliveries
      where webhook_id = ${webhook.webhookId} and state = 'waiting' and due_at <= ${now}
      order by due_at, at, id limit 1`.execute(trx);
  const [delivery] = rows;
  if (!delivery) throw new Error(`Nothing is due of webhook ${webhook.webhookId} any more.`);
  return { ...webhook, holder, delivery };
}
