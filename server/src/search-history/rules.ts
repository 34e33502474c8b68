import {
  addDays,
  COLLECTION_START,
  type Day,
  MINIMUM_DAY,
  moscowDay,
  startOfMoscowDay,
} from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { PLAN_LIMITS, type Plan } from '@vitrina/contract/plans.ts';
import type { FeedFailure } from '../integrations/query-feed/feed.ts';
import { type Problem, problem } from '../platform/problem.ts';

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
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

type Asked = { marketplace: Marketplace; queries: readonly string[]; from: Day; to: Day };

/** The days a plan shows: its own number of last days, within what the marketplace has at all. */
export function visiblePeriod(marketplace: Marketplace, plan: Plan, now: Date): { from: Day; to: Day } {
  const to = moscowDay(now);
  const bounds: Day[] = [
    MINIMUM_DAY,
    COLLECTION_START[marketplace],
    addDays(to, -PLAN_LIMITS[plan].searchHistoryDays),
  ];
  return { from: bounds.reduce((a, b) => (a > b ? a : b)), to };
}

export function judgeScope(asked: Asked, plan: Plan, now: Date): Problem | undefined {
  const maximum = PLAN_LIMITS[plan].searchHistoryQueries;
  if (asked.queries.length > maximum) return problem('searchHistory.tooManyQueries', { maximum });
  const visible = visiblePeriod(asked.marketplace, plan, now);
  const isInside = asked.from >= visible.from && asked.to <= visible.to && asked.from <= asked.to;
  return isInside ? undefined : problem('searchHistory.outOfRange', visible);
}
