import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { DbContext } from '../platform/context.ts';
import type { DayWindows, QueryTables } from './tables.ts';

export type StoredDay = {
  day: Day;
  takenAt: Date | null;
  /** When the sums of the day were made; null while they are not. */
  derivedAt: Date | null;
  isStale: boolean;
  windows: DayWindows | null;
};

/** Days whose rows are stored, oldest first. */
export async function listStoredDays({ db }: DbContext, marketplace: Marketplace): Promise<StoredDay[]> {
  const rows = await db
    .withTables<QueryTables>()
    .selectFrom('query_days')
    .select(['day', 'taken_at', 'derived_at', 'is_stale', 'windows'])
    .where('marketplace', '=', marketplace)
    .where('state', '=', 'stored')
    .orderBy('day')
    .execute();
  return rows.map((row) => ({
    day: row.day,
    takenAt: row.taken_at,
    derivedAt: row.derived_at,
    isStale: row.is_stale,
    windows: row.windows,
  }));
}

/** Days that screens may show: their sums are made too, so that every part of a screen speaks of the same day. */
export async function listMeasuredDays(context: DbContext, marketplace: Marketplace): Promise<StoredDay[]> {
  return (await listStoredDays(context, marketplace)).filter((line) => line.derivedAt !== null);
}
