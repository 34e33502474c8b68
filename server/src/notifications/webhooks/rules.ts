import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { WEBHOOK_LIMITS, type WebhookAttempt } from '@vitrina/contract/notifications/webhooks.ts';
import type { Posted } from '../../platform/outbound/strangers/post-to-stranger.ts';
import type { Quota } from '../../platform/rate-limit/quota.ts';

export const TIMEOUT_MS = 10_000;

/** Above the longest attempt. */
export const LEASE_SECONDS = 60;

/** A slow receiver holds one of them; those that keep failing have lanes of their own and stand in nobody's way. */
export const LANES = { healthy: 12, failing: 4 } as const;
export type Lane = keyof typeof LANES;
/** At once to the receivers of one cabinet. */
export const MOST_OF_CABINET = 3;

/** What leaves for one cabinet, and for one host whoever's the webhooks are: nobody floods somebody else with it. */
export const CABINET_QUOTA: Quota = { perSecond: 1, burst: 60 };
export const HOST_QUOTA: Quota = { perSecond: 10, burst: 100 };

export const LOG_MS = WEBHOOK_LIMITS.logDays * DAY_MS;

/** After each failed attempt; after the last of them it is given up, some eighteen hours after the first. */
export const PAUSES_MS = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
] as const;

const TOO_MANY = 429;
const UNAVAILABLE = 503;
const GONE = 410;

/** Days of failures before people hear of them, and before the webhook is switched off. */
const WARNED_AFTER_DAYS = 1;
/**
 * On so many different ones of these days something failed. One event fails within a day; days on which nothing was tried, or
 * the product itself stood still, say nothing of a receiver.
 */
const LEAST_FAILED_DAYS = 3;

type Failing = {
  since: Date;
  /** Of the attempt that has failed now. */
  at: Date;
  /** Days since then on which an attempt failed, this one included. */
  failedDays: number;
  isWarned: boolean;
};

/** What follows for the webhook. */
export type Followed = 'nothing' | 'warn' | 'switchOff';

/** When nothing has arrived since the first of some failures. */
export function followFailing({ since, at, failedDays, isWarned }: Failing): Followed {
  const days = (at.getTime() - since.getTime()) / DAY_MS;
  if (days >= WEBHOOK_LIMITS.failingDays && failedDays >= LEAST_FAILED_DAYS) return 'switchOff';
  return days >= WARNED_AFTER_DAYS && !isWarned ? 'warn' : 'nothing';
}

export type Verdict =
  | { kind: 'delivered' }
  | { kind: 'again'; afterMs: number }
  | { kind: 'givenUp' }
  /** The receiver has said that it is gone for good. */
  | { kind: 'gone' };

export function outcomeOf(posted: Posted): WebhookAttempt['outcome'] {
  if (posted.outcome !== 'answered') return posted.outcome;
  if (posted.status >= 200 && posted.status < 300) return 'delivered';
  return posted.status >= 300 && posted.status < 400 ? 'redirect' : 'refused';
}

/** `tries`: those that have failed, this one included. `chance` spreads a pause over a fifth above it. */
export function judge(posted: Posted, tries: number, chance: number): Verdict {
  if (outcomeOf(posted) === 'delivered') return { kind: 'delivered' };
  if (posted.outcome === 'answered' && posted.status === GONE) return { kind: 'gone' };
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) return { kind: 'givenUp' };
  const saysWhen =
    posted.outcome === 'answered' && (posted.status === TOO_MANY || posted.status === UNAVAILABLE);
  const wanted = saysWhen ? Math.min(posted.retryAfterMs ?? 0, Math.max(...PAUSES_MS)) : 0;
  return { kind: 'again', afterMs: Math.ceil(Math.max(pause * (1 + chance / 5), wanted)) };
}
