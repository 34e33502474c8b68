import { type Selectable, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { EntryRow } from '../get-entry.ts';
import type { PositionsTables } from '../tables.ts';

export type Follower = Selectable<PositionsTables['position_tracking']> & { total: number };

type Input = { entry: EntryRow; query: string; isEveryCity: boolean; limit: number };

/** Entries of the cabinet that follow a query: the given one first, then its city, then one's own; none when it does not. */
export async function listFollowers(
  { db }: Pick<Context, 'db'>,
  { entry, query, isEveryCity, limit }: Input,
): Promise<Follower[]> {
  const found = await sql<Follower>`
    select *, (count(*) over ())::int as total
    from position_tracking
    where term_id = (select term_id from position_tracking where entry_id = ${entry.id} and query = ${query})
      and (${isEveryCity} or city_id = ${entry.city_id})
    order by entry_id <> ${entry.id}, city_id <> ${entry.city_id}, is_own desc, created_at, entry_id
    limit ${limit}`.execute(db);
  return found.rows;
}
