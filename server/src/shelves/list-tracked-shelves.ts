import { sql } from 'kysely';
import type { DbContext, StoresContext } from '../platform/context.ts';
import { findFrequencies } from '../queries/find-frequencies.ts';
import { rankTracked, type TrackedLine, type TrackedShelf } from './rank-tracked.ts';
import { shelfQuery } from './rules.ts';

/** What a cabinet has checked now, read from position check's tables: tools share rows, not code. */
async function listLines({ db }: DbContext, cabinetId: number): Promise<TrackedLine[]> {
  const { rows } = await sql<{ sku: number; city_id: number; query: string }>`
    select sku, city_id, query from position_tracking
    where cabinet_id = ${cabinetId} and city_id > 0 and is_checked`.execute(db);
  return rows.map((row) => ({ sku: row.sku, cityId: row.city_id, query: shelfQuery(row.query) }));
}

/** The shelves that a cabinet tracks, those of the most searched queries first. */
export async function listTrackedShelves(context: StoresContext, cabinetId: number): Promise<TrackedShelf[]> {
  const lines = await listLines(context, cabinetId);
  const queries = [...new Set(lines.map(({ query }) => query))];
  const { counts } = await findFrequencies(context, queries);
  return rankTracked(lines, counts);
}
