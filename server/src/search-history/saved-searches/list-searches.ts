import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { listSavedSearches as route } from '@vitrina/contract/saved-searches.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { SavedSearchesTables } from './tables.ts';

export async function listSearches(
  db: Db,
  { cabinetId, marketplace }: { cabinetId: number; marketplace: Marketplace },
): Promise<OutputOf<typeof route>> {
  const rows = await db
    .withTables<SavedSearchesTables>()
    .selectFrom('saved_searches')
    .select(['id', 'name', 'queries', 'city_id', 'from_day', 'to_day', 'window_days', 'last_run_at'])
    .where('cabinet_id', '=', cabinetId)
    .where('marketplace', '=', marketplace)
    .orderBy('id', 'desc')
    .execute();
  return route.output.parse({
    searches: rows.map((row) => ({
      id: row.id,
      name: row.name,
      queries: row.queries,
      cityId: row.city_id,
      from: row.from_day,
      to: row.to_day,
      window: row.window_days,
      lastRunAt: row.last_run_at?.toISOString() ?? null,
    })),
  });
}
