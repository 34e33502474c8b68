import { addDays } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { Freshness } from '@vitrina/contract/search-history.ts';
import { hasFeed } from '../integrations/query-feed/feed.ts';
import type { Context } from '../platform/context.ts';
import type { StoredDay } from './list-stored-days.ts';
import { lastReadyDay, readyAt } from './rules.ts';
import type { QueryTables } from './tables.ts';

/** When the next day is expected: by the timetable, or by the retry plan when it is late. */
async function findNextAt(
  { db, clock, env }: Pick<Context, 'db' | 'clock' | 'env'>,
  marketplace: Marketplace,
  newest: StoredDay | undefined,
): Promise<Date | null> {
  if (!hasFeed(env)) return null;
  const next = newest ? addDays(newest.day, 1) : lastReadyDay(clock.now());
  const line = await db
    .withTables<QueryTables>()
    .selectFrom('query_days')
    .select('next_try_at')
    .where('marketplace', '=', marketplace)
    .where('day', '=', next)
    .executeTakeFirst();
  return line?.next_try_at ?? readyAt(next);
}

export async function getFreshness(
  context: Pick<Context, 'db' | 'clock' | 'env'>,
  marketplace: Marketplace,
  stored: readonly StoredDay[],
): Promise<Freshness> {
  const newest = stored.at(-1);
  const nextAt = await findNextAt(context, marketplace, newest);
  return {
    source: newest ? 'feed' : null,
    firstDay: stored[0]?.day ?? null,
    lastDay: newest?.day ?? null,
    takenAt: newest?.takenAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
  };
}
