import { addDays, COLLECTION_START, type Day, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { FeedFailure } from '../integrations/query-feed/feed.ts';

/** docs/decisions/0002: the provider has a day ready at six in the morning of the next one, Moscow time. */
const READY_HOUR = 6;
/** Two of the longest windows, so that growth over 28 days is there from the first start. */
const FIRST_DEPTH_DAYS = 56;

/** The newest day that the provider should have. */
export function lastReadyDay(now: Date): Day {
  return addDays(moscowDay(new Date(now.getTime() - READY_HOUR * HOUR_MS)), -1);
}

/** When the day after the given one can be asked for. */
export function readyAt(day: Day): Date {
  return new Date(startOfMoscowDay(addDays(day, 1)).getTime() + READY_HOUR * HOUR_MS);
}

/** Days a marketplace should have: from its first stored day on, or the first depth when nothing is stored. */
export function wantedFrom(marketplace: Marketplace, now: Date, firstStored: Day | undefined): Day {
  const start = COLLECTION_START[marketplace];
  const from = firstStored ?? addDays(lastReadyDay(now), 1 - FIRST_DEPTH_DAYS);
  return from < start ? start : from;
}

/** Doubles from a minute to an hour. A day that is merely late is asked for every ten minutes. */
export function waitAfterFeedFailureMs(failure: FeedFailure, tries: number): number {
  if (failure.outcome === 'notReady') return 10 * MINUTE_MS;
  if (failure.outcome === 'unauthorized') return HOUR_MS;
  const backoff = Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(tries, 10));
  return failure.outcome === 'rateLimited' ? Math.max(backoff, failure.retryAfterMs) : backoff;
}

/** Trimmed, lower case, ё as е, one space between words: what two spellings of one query have in common. */
export function normaliseQuery(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').split(/\s+/).filter(Boolean).join(' ');
}
