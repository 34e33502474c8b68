import type { Day } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { type FeedScope, inHistory } from './feed-scope.ts';

/** Both as in the order of the feed: [newest, oldest). null: open. */
export type Span = { newest: Date | null; oldest: Date | null };
export type DayOfNoise = { day: Day; count: number };

/** What went back within a day and is left out of a page, by Moscow days. */
export async function listNoise(
  { db }: DbContext,
  scope: FeedScope,
  { newest, oldest }: Span,
  isUnseenOnly: boolean,
): Promise<DayOfNoise[]> {
  const { rows } = await sql<DayOfNoise>`
    select to_char(line.at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as day, count(*)::integer as count
    from radar_changes as line
    where ${inHistory(scope)} and line.is_back and ${scope.matches}
      and (${newest}::timestamptz is null or line.at <= ${newest})
      and (${oldest}::timestamptz is null or line.at > ${oldest})
      and (not ${isUnseenOnly} or line.id > ${scope.seenUntil})
    group by 1 order by 1 desc`.execute(db);
  return rows;
}
