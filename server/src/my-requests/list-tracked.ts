import type { Place } from '@vitrina/contract/positions/places.ts';
import { sql } from 'kysely';
import type { DbContext, TimedStoresContext } from '../platform/context.ts';
import { listStandings } from './list-standings.ts';

type Followed = { query: string; termId: number; cityId: number; city: string };

/** A tracked query of the product: where it stands, stood a week ago, and since which hour it is not found any more. */
export type TrackedQuery = { city: string; now: Place; before: Place; lostAt: Date | null };

// Read from position check's tables: tools share rows, not code. Of several cities the one that was added first.
async function listFollowed({ db }: DbContext, cabinetId: number, sku: number) {
  const found = await sql<Followed>`
    select distinct on (query) query, term_id as "termId", city_id as "cityId", city_name as city
    from position_tracking
    where cabinet_id = ${cabinetId} and sku = ${sku}
    order by query, entry_id`.execute(db);
  return found.rows;
}

export async function listTracked(
  context: TimedStoresContext,
  cabinetId: number,
  sku: number,
): Promise<Map<string, TrackedQuery>> {
  const followed = await listFollowed(context, cabinetId, sku);
  if (followed.length === 0) return new Map();
  const standings = await listStandings(context, cabinetId, sku);
  return new Map(
    followed.map(({ query, termId, cityId, city }) => {
      const known = standings.get(`${cityId}|${termId}`) ?? { now: null, before: null, lostAt: null };
      return [query, { city, ...known }];
    }),
  );
}

/** The terms of one query of a product, in whatever city. */
export async function listTermIds({ db }: DbContext, cabinetId: number, query: string): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from position_terms where cabinet_id = ${cabinetId} and query = ${query}`.execute(db);
  return found.rows.map(({ id }) => id);
}
