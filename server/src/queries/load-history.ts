import { addDays, COLLECTION_START, type Day, listDays } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { type Feed, feedOf } from '../integrations/query-feed/feed.ts';
import type { Context, TimedContext } from '../platform/context.ts';
import { deriveDays } from './collect/derive-days.ts';
import { dropStage, type StagedDay, stageDay } from './collect/stage-day.ts';
import { storeDay } from './collect/store-day.ts';
import { collectingLock } from './collecting-lock.ts';
import { listStoredDays } from './list-stored-days.ts';
import { lastReadyDay } from './rules.ts';

/**
 * Which of the last ready days are missing, oldest first. Under days that are there already sums are made once, at the
 * end: each older day would have all of them made again.
 */
export async function planLoading(
  context: TimedContext,
  marketplace: Marketplace,
  count: number,
): Promise<{ days: Day[]; isAppending: boolean }> {
  const to = lastReadyDay(context.clock.now());
  const first = addDays(to, 1 - count);
  const from = first < COLLECTION_START[marketplace] ? COLLECTION_START[marketplace] : first;
  const stored = (await listStoredDays(context, marketplace)).map(({ day }) => day);
  const days = listDays(from, to).filter((day) => !stored.includes(day));
  const newest = stored.at(-1);
  return { days, isAppending: newest === undefined || newest < (days[0] ?? '') };
}

type LoadContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'locks' | 'env' | 'send'>;
type Options = {
  marketplace: Marketplace;
  /** How many of the last ready days to load; those that are stored already are left alone. */
  days: number;
  onProgress: (doneDays: number) => void;
};

async function requireStage(
  context: LoadContext,
  feed: Feed,
  marketplace: Marketplace,
  day: Day,
): Promise<StagedDay> {
  const staged = await stageDay(context, feed, marketplace, day);
  if (staged.outcome === 'ok') return staged;
  throw new Error(`The statistics of ${day} did not come: ${staged.outcome}, ${staged.message}.`);
}

/**
 * Loads many days at once, oldest first: the provider writes the next day while this one is stored and summed up, and
 * windows are made for the last day only. Stopped at any point, it goes on from there the next time.
 */
export async function loadHistory(context: LoadContext, options: Options): Promise<{ rows: number }> {
  const { marketplace, onProgress } = options;
  const feed = feedOf(context);
  if (!feed) throw new Error('No provider of query statistics is configured (QUERY_FEED_URL).');
  const { days, isAppending } = await planLoading(context, marketplace, options.days);
  const lock = collectingLock(marketplace);
  const stage = (day: Day | undefined) => {
    const staging = day === undefined ? undefined : requireStage(context, feed, marketplace, day);
    // Awaited in its turn; a failure meanwhile must not end the process as an unhandled one.
    staging?.catch(() => undefined);
    return staging;
  };
  let rows = 0;
  let next = stage(days[0]);
  for (const [index, day] of days.entries()) {
    onProgress(index);
    const staged = await next;
    next = stage(days[index + 1]);
    if (!staged) break;
    rows += await context.locks.runExclusive(lock, async () => {
      const count = await storeDay(context, marketplace, day, staged);
      if (isAppending) await deriveDays(context, marketplace, { withWindows: day === days.at(-1) });
      return count;
    });
    await dropStage(context, staged.stage);
  }
  onProgress(days.length);
  await context.locks.runExclusive(lock, () => deriveDays(context, marketplace));
  return { rows };
}
