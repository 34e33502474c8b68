import { type Day, listDays } from '@vitrina/contract/dates.ts';
import { Marketplace } from '@vitrina/contract/ids.ts';
import { feedOf } from '../../integrations/query-feed/feed.ts';
import type { Context, TimedContext } from '../../platform/context.ts';
import { lastReadyDay, wantedFrom } from '../rules.ts';
import type { QueryTables } from '../tables.ts';
import { collectDayJob } from './collect-day.job.ts';

/** So many jobs of one marketplace wait at once: the oldest days first, because sums carry on from the day before. */
const DAYS_AT_ONCE = 10;

async function listDueDays({ db, clock }: TimedContext, marketplace: Marketplace) {
  const now = clock.now();
  const lines = await db
    .withTables<QueryTables>()
    .selectFrom('query_days')
    .select(['day', 'state', 'is_stale', 'next_try_at'])
    .where('marketplace', '=', marketplace)
    .orderBy('day')
    .execute();
  const known = new Map(lines.map((line) => [line.day, line]));
  const firstStored = lines.find((line) => line.state === 'stored')?.day;
  const isDue = (day: Day) => {
    const line = known.get(day);
    if (!line) return true;
    // Stored but stale: a worker was killed between the rows and what is derived from them.
    return line.state === 'stored' ? line.is_stale : line.next_try_at === null || line.next_try_at <= now;
  };
  const from = wantedFrom(marketplace, now, firstStored);
  const to = lastReadyDay(now);
  return from > to ? [] : listDays(from, to).filter(isDue);
}

/** Days are missing that may be collected now. */
export async function hasDueDays(context: Context): Promise<boolean> {
  if (!feedOf(context)) return false;
  const due = await Promise.all(Marketplace.options.map((marketplace) => listDueDays(context, marketplace)));
  return due.some((days) => days.length > 0);
}

/** Planning is a question to rows: which days are missing, failed long enough ago, or left half done. */
export async function planDays(context: Context): Promise<void> {
  if (!feedOf(context)) return;
  for (const marketplace of Marketplace.options) {
    const due = await listDueDays(context, marketplace);
    for (const day of due.slice(0, DAYS_AT_ONCE)) {
      const singletonKey = `${marketplace} ${day}`;
      await context.queue.publish(collectDayJob, { marketplace, day }, { singletonKey });
    }
  }
}
