import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import type { Claim } from './claim-delivery.ts';
import { followFailure, switchOff } from './follow-failures.ts';
import type { Followed, Verdict } from './rules.ts';
import type { WebhooksTables } from './tables.ts';

type Attempt = Pick<WebhooksTables['webhook_attempts'], 'at' | 'status' | 'outcome' | 'duration_ms'>;
type Ended = { attempt: Attempt; verdict: Verdict; now: Date };

/** What the webhook itself remembers of it, and the end of the lease. undefined: the lease has passed to somebody else. */
async function release(trx: Db, { webhookId, holder }: Claim, { verdict, attempt, now }: Ended) {
  const isDelivered = verdict.kind === 'delivered';
  return trx
    .withTables<WebhooksTables>()
    .updateTable('webhooks')
    .set({ taken_by: null, taken_until: null })
    .set(
      isDelivered
        ? {
            failing_since: null,
            warned_at: null,
            // An attempt of the demo's past comes after those of today.
            last_delivered_at: sql<Date>`greatest(last_delivered_at, ${now})`,
          }
        : { failing_since: sql<Date>`coalesce(failing_since, ${attempt.at})` },
    )
    .where('id', '=', webhookId)
    .where('taken_by', '=', holder)
    .returning(['failing_since', 'warned_at'])
    .executeTakeFirst();
}

async function conclude(trx: Db, claim: Claim, { verdict, now }: Ended): Promise<void> {
  const { id, tries } = claim.delivery;
  const update = trx.withTables<WebhooksTables>().updateTable('webhook_deliveries').where('id', '=', id);
  if (verdict.kind === 'delivered') await update.set({ state: 'delivered' }).execute();
  else if (verdict.kind === 'again')
    await update
      .set({ due_at: new Date(now.getTime() + verdict.afterMs), tries: tries + 1 })
      // Sent again by hand, or given up, meanwhile.
      .where('state', '=', 'waiting')
      .where('tries', '=', tries)
      .execute();
  else await update.set({ state: 'givenUp' }).where('state', '=', 'waiting').execute();
}

/** Notes the attempt and what it means. A worker that dies before this leaves the delivery to be sent once more. */
export async function endAttempt(db: Db, claim: Claim, ended: Ended): Promise<Followed> {
  return db.transaction().execute(async (trx) => {
    const webhook = await release(trx, claim, ended);
    if (!webhook) return 'nothing';
    await trx
      .withTables<WebhooksTables>()
      .insertInto('webhook_attempts')
      .values({ delivery_id: claim.delivery.id, cabinet_id: claim.cabinetId, ...ended.attempt })
      .execute();
    await conclude(trx, claim, ended);
    const { failing_since: since, warned_at: warnedAt } = webhook;
    if (since === null) return 'nothing';
    const failure = { at: ended.now, since };
    if (ended.verdict.kind !== 'gone')
      return followFailure(trx, claim, { ...failure, isWarned: warnedAt !== null });
    await switchOff(trx, claim, { ...failure, why: 'gone' });
    return 'switchOff';
  });
}

/** Nothing has been sent: all that is due of the webhook waits for a while. */
export async function postpone(
  db: Db,
  { webhookId, holder }: Claim,
  { now, pauseMs }: { now: Date; pauseMs: number },
): Promise<void> {
  const next = new Date(now.getTime() + pauseMs);
  await sql`
    with released as (
      update webhooks set taken_by = null, taken_until = null
      where id = ${webhookId} and taken_by = ${holder} returning id
    )
    update webhook_deliveries set due_at = ${next}
    from released where webhook_id = released.id and state = 'waiting' and due_at <= ${now}`.execute(db);
}
