import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { type Claim, claimLocked, lockClaims } from '../notifications/webhooks/claim-delivery.ts';
import { deliver, quotaKeys } from '../notifications/webhooks/deliver.ts';
import { innerHosts } from '../notifications/webhooks/inner-hosts.ts';
import type { Context } from '../platform/context.ts';
import {
  createPostToStranger,
  type PostToStranger,
} from '../platform/outbound/strangers/post-to-stranger.ts';
import { contextAt, MOMENT_HEADER } from './context-at.ts';

/** When the next message of a cabinet's past is to leave. */
async function findNextAt({ db }: Context, cabinetId: number, before: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(due_at) as at from webhook_deliveries
    where cabinet_id = ${cabinetId} and state = 'waiting' and due_at < ${before}`.execute(db);
  return rows[0]?.at ?? null;
}

/** The buckets fill by the machine's time, in which all of the past takes a second. */
async function refill({ db }: Context, claim: Claim): Promise<void> {
  const { ofCabinet, ofHost } = quotaKeys(claim);
  await sql`delete from quota where key in (${ofCabinet}, ${ofHost})`.execute(db);
}

async function deliverAll(context: Context, cabinetId: number, before: Date): Promise<void> {
  const post = createPostToStranger({ inner: innerHosts(context.env) });
  let last = new Date(0);
  for (;;) {
    const at = await findNextAt(context, cabinetId, before);
    if (at === null) return;
    const then = contextAt(context, at);
    const claim = await context.db
      .transaction()
      .execute(
        async (trx) => (await claimLocked(then, trx, 'healthy')) ?? (await claimLocked(then, trx, 'failing')),
      );
    // Of a webhook that a worker has taken a moment ago: it goes on with the rest.
    if (claim === undefined) return;
    if (at.getTime() - last.getTime() > MINUTE_MS) await refill(context, claim);
    last = at;
    const postThen: PostToStranger = ({ headers, ...posting }) =>
      post({ ...posting, headers: { ...headers, [MOMENT_HEADER]: at.toISOString() } });
    await deliver(then, postThen, claim);
  }
}

type Past = { cabinetId: number; before: Date };

/**
 * What the work queues for webhooks is delivered as it would have been then: each attempt at its own moment, which the receiver
 * of the sandbox hears of too. Workers, which would send all of it now, claim nothing meanwhile; ended on the way, they do that.
 */
export async function deliveringThen(
  context: Context,
  { cabinetId, before }: Past,
  work: () => Promise<unknown>,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await lockClaims(trx);
    await work();
    await deliverAll(context, cabinetId, before);
  });
}
