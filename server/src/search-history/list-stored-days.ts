import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { Context } from '../platform/context.ts';
import type { DayWindows, SearchHistoryTables } from './tables.ts';

export type StoredDay = {
  day: Day;
  takenAt: Date | null;
  isDerived: boolean;
  isStale: boolean;
  windows: DayWindows | null;
};

/** The measured days of a marketplace, oldest first. */
export async function listStoredDays(
  { db }: Pick<Context, 'db'>,
  marketplace: Marketplace,
): Promise<StoredDay[]> {
  const rows = await db
    .withTables<SearchHistoryTables>()
    .selectFrom('query_days')
    .select(['day', 'taken_at', 'derived_at', 'is_stale', 'windows'])
    .where('marketplace', '=', marketplace)
    .where('state', '=', 'stored')
    .orderBy('day')
    .execute();
  return rows.map((row) => ({
    day: row.day,
    takenAt: row.taken_at,
    isDerived: row.derived_at !== null,
    isStale: row.is_stale,
    windows: row.windows,
  }));
}
