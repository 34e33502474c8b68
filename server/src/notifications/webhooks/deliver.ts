import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { WebhookMessage } from '@vitrina/contract/notifications/webhooks.ts';
import type { Context } from '../../platform/context.ts';
import type { PostToStranger } from '../../platform/outbound/strangers/post-to-stranger.ts';
import { takeQuota } from '../../platform/rate-limit/quota.ts';
import type { Claim } from './claim-delivery.ts';
import { endAttempt, postpone } from './end-attempt.ts';
import { CABINET_QUOTA, HOST_QUOTA, judge, outcomeOf, TIMEOUT_MS } from './rules.ts';
import { openWebhookSecret } from './sealed-secret.ts';
import { signHeaders } from './signature.ts';

export type Delivering = Pick<Context, 'db' | 'clock' | 'log' | 'secrets' | 'tracing'>;

/** What limits how much leaves for whom. */
export function quotaKeys({ cabinetId, url }: Claim) {
  return { ofCabinet: `webhooks|cabinet|${cabinetId}`, ofHost: `webhooks|host|${new URL(url).hostname}` };
}

/** 0, or after how many milliseconds there is room for one more. */
async function takeRoom({ db }: Delivering, claim: Claim): Promise<number> {
  const { ofCabinet, ofHost } = quotaKeys(claim);
  const waitMs = await takeQuota(db, ofCabinet, CABINET_QUOTA);
  return waitMs > 0 ? waitMs : takeQuota(db, ofHost, HOST_QUOTA);
}

/** The same bytes at every attempt. */
function writeBody({ cabinetId, delivery: { type, at, event } }: Claim): string {
  const data = { cabinetId, ...event };
  return JSON.stringify({ type, timestamp: at.toISOString(), data } satisfies Record<
    keyof WebhookMessage,
    unknown
  >);
}

async function attempt(context: Delivering, post: PostToStranger, claim: Claim): Promise<void> {
  const { db, clock, log } = context;
  const { webhookId, cabinetId, url, delivery } = claim;
  const waitMs = await takeRoom(context, claim);
  if (waitMs > 0) return postpone(db, claim, { now: clock.now(), pauseMs: waitMs });
  const secret = openWebhookSecret(context, claim.place, claim.sealed);
  const [at, body] = [clock.now(), writeBody(claim)];
  const begunAt = performance.now();
  const posted = await post({
    url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Vitrina-Webhooks/1',
      ...signHeaders(secret, { id: delivery.id, at, body }),
    },
    body,
    timeoutMs: TIMEOUT_MS,
  });
  const durationMs = Math.round(performance.now() - begunAt);
  const outcome = outcomeOf(posted);
  const status = posted.outcome === 'answered' ? posted.status : null;
  context.tracing?.addCall({
    name: 'POST webhook',
    durationMs,
    attributes: status === null ? { 'error.type': outcome } : { 'http.response.status_code': status },
    isFailed: outcome !== 'delivered',
  });
  const verdict = judge(posted, delivery.tries + 1, Math.random());
  const noted = { at, status, outcome, duration_ms: durationMs };
  const followed = await endAttempt(db, claim, { attempt: noted, verdict, now: clock.now() });
  const facts = { cabinetId, webhookId, deliveryId: delivery.id, outcome, status, durationMs };
  log.info({ event: 'webhook.attempted', ...facts, verdict: verdict.kind, followed }, 'webhook attempted');
}

/** One that fails for a reason of our own is logged, waits, and stops no other. */
export async function deliver(context: Delivering, post: PostToStranger, claim: Claim): Promise<void> {
  try {
    await attempt(context, post, claim);
  } catch (error) {
    context.log.warn({ webhookId: claim.webhookId, err: error }, 'webhook could not be attempted');
    await postpone(context.db, claim, { now: context.clock.now(), pauseMs: MINUTE_MS });
  }
}
