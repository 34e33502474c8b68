import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import { openPerformanceKey } from '../../cabinets/keys/performance-key.ts';
import { refusePerformanceKey } from '../../cabinets/keys/refuse-performance-key.ts';
import type { TokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import { limitKeys, PERFORMANCE_LIMITS } from '../../integrations/ozon-performance/limits.ts';
import {
  listProductStatistics,
  type ProductCounters,
} from '../../integrations/ozon-performance/list-product-statistics.ts';
import type { PerformanceKey } from '../../integrations/ozon-performance/performance-key.ts';
import type { Context, TimedContext } from '../../platform/context.ts';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { waitForQuota } from '../../platform/rate-limit/wait-for-quota.ts';
import type { CountersReading } from './account-reading.ts';
import { type CountedTest, listCountedTests } from './list-counted-tests.ts';
import { nextReadingAt } from './plan-readings.ts';
import { type Delays, readDelays } from './read-delays.ts';
import { burnInMsOf, storeReading } from './store-reading.ts';
import { isMeasuring, watchDelay } from './watch-delay.ts';

const RETRY_MS = MINUTE_MS;

function dueAt(test: CountedTest, delays: Delays, now: Date): Date {
  const due = nextReadingAt({
    windows: test.windows.map(({ from, to, plannedTo }) => ({ from, to: to ?? plannedTo })),
    burnInMs: burnInMsOf(test, delays),
    delay: delays.counters,
    isMeasuring: isMeasuring(now, delays),
    lastReadAt: test.counters_read_at,
  });
  return due ?? now;
}

/** When counters of the cabinet's tests are to be read next; undefined: it has no test that is counted. */
export async function findNextReading(context: TimedContext, cabinetId: number): Promise<Date | undefined> {
  const now = context.clock.now();
  const delays = await readDelays(context, cabinetId);
  const dues = (await listCountedTests(context, cabinetId)).map((test) => dueAt(test, delays, now));
  return dues.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

type Answered = {
  sentAt: Date;
  answeredAt: Date;
  days: string[];
  campaignIds: string[];
  rows: ProductCounters[];
};
type Outside = Pick<Context, 'db' | 'clock'>;

/** Yesterday and today of some campaigns. */
async function read(
  { db, clock }: Outside,
  key: PerformanceKey,
  campaignIds: string[],
): Promise<CallAnswer<Answered>> {
  await waitForQuota(db, limitKeys(key.clientId).requests, PERFORMANCE_LIMITS.requests);
  const sentAt = clock.now();
  const to = moscowDay(sentAt);
  const from = addDays(to, -1);
  const answer = await listProductStatistics(key, { campaignIds, from, to });
  if (answer.outcome !== 'ok') return answer;
  const days = [from, to];
  return { outcome: 'ok', data: { sentAt, answeredAt: clock.now(), days, campaignIds, rows: answer.data } };
}

const isUnknown = ({ outcome }: CallAnswer<Answered>) => outcome === 'invalid' || outcome === 'notFound';

/** One after another: a campaign that is gone must not keep the counters of all others. */
async function readApart(
  context: Outside,
  key: PerformanceKey,
  campaignIds: readonly string[],
): Promise<CallAnswer<Answered>> {
  const now = context.clock.now();
  const to = moscowDay(now);
  const whole: Answered = {
    sentAt: now,
    answeredAt: now,
    days: [addDays(to, -1), to],
    campaignIds: [],
    rows: [],
  };
  for (const campaignId of campaignIds) {
    const answer = await read(context, key, [campaignId]);
    if (isUnknown(answer)) continue;
    if (answer.outcome !== 'ok') return answer;
    whole.campaignIds.push(campaignId);
    whole.rows.push(...answer.data.rows);
    whole.answeredAt = answer.data.answeredAt;
  }
  return { outcome: 'ok', data: whole };
}

/** All campaigns of the account's tests at once, as long as the marketplace knows all of them. */
async function readAll(
  context: Outside,
  key: PerformanceKey,
  tests: readonly CountedTest[],
): Promise<CallAnswer<Answered>> {
  const campaignIds = [...new Set(tests.flatMap(({ campaign_ids }) => campaign_ids))];
  const answer = await read(context, key, campaignIds);
  return isUnknown(answer) ? readApart(context, key, campaignIds) : answer;
}

function rowsOf({ sku }: CountedTest, rows: readonly ProductCounters[]): CountersReading['rows'] {
  return rows
    .filter((row) => row.sku === sku)
    .map(({ campaignId, date, views, clicks, carts, orders, modelOrders }) => ({
      campaignId,
      day: date,
      counters: { views, clicks, carts, orders, modelOrders },
    }));
}

/** Reads the counters of a cabinet's tests if those of one are due; answers how long to leave it alone. */
export async function readCounters(context: Context, tokens: TokenCache, cabinetId: number): Promise<number> {
  const cabinet = await findCabinet(context, cabinetId);
  if (cabinet?.performance_status !== 'valid') return 0;
  const key = openPerformanceKey(context, cabinet, tokens);
  const tests = await listCountedTests(context, cabinetId);
  const delays = await readDelays(context, cabinetId);
  const now = context.clock.now();
  if (key === undefined || !tests.some((test) => dueAt(test, delays, now) <= now)) return 0;
  const answer = await readAll(context, key, tests);
  if (answer.outcome !== 'ok') {
    await refusePerformanceKey(context, cabinet, answer);
    return Math.max(RETRY_MS, answer.outcome === 'rateLimited' ? answer.retryAfterMs : 0);
  }
  for (const test of tests) {
    const { rows, ...reading } = answer.data;
    await storeReading(context, test, { ...reading, rows: rowsOf(test, rows) }, delays);
  }
  if (isMeasuring(now, delays)) await watchDelay(context, cabinetId);
  return 0;
}
