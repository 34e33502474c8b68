import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import { type FeedFailure, feedOf } from '../../integrations/query-feed/feed.ts';
import type { Context, DbContext } from '../../platform/context.ts';
import { collectingLock } from '../collecting-lock.ts';
import { waitAfterFeedFailureMs } from '../rules.ts';
import type { QueryTables } from '../tables.ts';
import { deriveDays } from './derive-days.ts';
import { dropStage, stageDay } from './stage-day.ts';
import { storeDay } from './store-day.ts';

type DayContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'locks' | 'log' | 'env' | 'send'>;

async function findLine({ db }: DbContext, marketplace: Marketplace, day: Day) {
  return db
    .withTables<QueryTables>()
    .selectFrom('query_days')
    .select(['state', 'tries', 'is_stale'])
    .where('marketplace', '=', marketplace)
    .where('day', '=', day)
    .executeTakeFirst();
}

async function recordFailure(
  { db, clock, log }: DayContext,
  { marketplace, day }: { marketplace: Marketplace; day: Day },
  failure: FeedFailure,
  tries: number,
): Promise<void> {
  const { outcome, message } = failure;
  const next = new Date(clock.now().getTime() + waitAfterFeedFailureMs(failure, tries));
  const line = { source: 'feed', state: 'waiting', outcome, message, next_try_at: next } as const;
  log.warn({ marketplace, day, outcome, message, next }, 'query statistics of a day are unavailable');
  await db
    .withTables<QueryTables>()
    .insertInto('query_days')
    .values({ marketplace, day, tries: 1, taken_at: null, windows: null, ...line })
    .onConflict((conflict) =>
      conflict
        .columns(['marketplace', 'day'])
        .doUpdateSet({ ...line, tries: sql`query_days.tries + 1` })
        // Another worker may have stored the day meanwhile.
        .where('query_days.state', '=', 'waiting'),
    )
    .execute();
}

/** Stores one day of one marketplace with everything derived from it. Doing it again changes nothing. */
export async function collectDay(context: DayContext, marketplace: Marketplace, day: Day): Promise<void> {
  const feed = feedOf(context);
  const line = await findLine(context, marketplace, day);
  if (!feed || (line?.state === 'stored' && !line.is_stale)) return;
  const lock = collectingLock(marketplace);
  if (line?.state === 'stored')
    return context.locks.runExclusive(lock, () => deriveDays(context, marketplace));
  const staged = await stageDay(context, feed, marketplace, day);
  if (staged.outcome !== 'ok') return recordFailure(context, { marketplace, day }, staged, line?.tries ?? 0);
  try {
    await context.locks.runExclusive(lock, async () => {
      const now = await findLine(context, marketplace, day);
      if (now?.state !== 'stored') await storeDay(context, marketplace, day, staged);
      await deriveDays(context, marketplace);
    });
  } finally {
    await dropStage(context, staged.stage);
  }
}
