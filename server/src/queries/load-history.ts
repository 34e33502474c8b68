import { addDays, COLLECTION_START, type Day, listDays } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { type Feed, feedOf } from '../integrations/query-feed/feed.ts';
import type { Context, TimedContext } from '../platform/context.ts';
import { deriveDays } from './collect/derive-days.ts';
import { dropStage, type StagedDay, stageDay } from './collect/stage-day.ts';
import { recordStoredDay, storeDay, storeRows } from './collect/store-day.ts';
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

type Loading = { context: LoadContext; marketplace: Marketplace; days: readonly Day[] };

/** The provider writes the next day while `take` stores this one. */
async function takeDays(
  { context, marketplace, days }: Loading,
  onProgress: Options['onProgress'],
  take: (day: Day, staged: StagedDay) => Promise<void>,
): Promise<void> {
  const feed = feedOf(context);
  if (!feed) throw new Error('No provider of query statistics is configured (QUERY_FEED_URL).');
  const stage = (day: Day | undefined) => {
    const staging = day === undefined ? undefined : requireStage(context, feed, marketplace, day);
    // Awaited in its turn; a failure meanwhile must not end the process as an unhandled one.
    staging?.catch(() => undefined);
    return staging;
  };
  let next = stage(days[0]);
  for (const [index, day] of days.entries()) {
    onProgress(index);
    const staged = await next;
    next = stage(days[index + 1]);
    if (!staged) break;
    await take(day, staged);
    await dropStage(context, staged.stage);
  }
  onProgress(days.length);
}

/** Each day with its sums, oldest first; windows for the last of them alone. */
async function appendDays(loading: Loading, onProgress: Options['onProgress']): Promise<number> {
  const { context, marketplace, days } = loading;
  let rows = 0;
  await takeDays(loading, onProgress, async (day, staged) => {
    rows += await context.locks.runExclusive(collectingLock(marketplace), async () => {
      const count = await storeDay(context, marketplace, day, staged);
      await deriveDays(context, marketplace, { withWindows: day === days.at(-1) });
      return count;
    });
  });
  return rows;
}

/**
 * Under days that are there: sums of all of them are made once, at the end. Until then the ledger does not name the new
 * ones, and then it names them newest first: nobody is to see a hole between days and fill it meanwhile.
 */
async function prependDays(loading: Loading, onProgress: Options['onProgress']): Promise<number> {
  const { context, marketplace, days } = loading;
  const counts = new Map<Day, number>();
  await takeDays(loading, onProgress, async (day, staged) => {
    counts.set(day, await storeRows(context, marketplace, day, staged));
  });
  await context.locks.runExclusive(collectingLock(marketplace), async () => {
    for (const day of days.toReversed()) {
      await recordStoredDay(context, marketplace, day, counts.get(day) ?? 0);
    }
    await deriveDays(context, marketplace);
  });
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Loads many days at once. Stopped at any point, it goes on from there the next time. */
export async function loadHistory(context: LoadContext, options: Options): Promise<{ rows: number }> {
  const { marketplace, onProgress } = options;
  const { days, isAppending } = await planLoading(context, marketplace, options.days);
  const loading = { context, marketplace, days };
  const rows = await (isAppending ? appendDays : prependDays)(loading, onProgress);
  await context.locks.runExclusive(collectingLock(marketplace), () => deriveDays(context, marketplace));
  return { rows };
}
