import * as z from 'zod';
import type { Context } from '../platform/context.ts';

// A query that led to several products is one line: its searchers are the same people, its place is the best one.
const sql = `
select
  query,
  toString(own.day) as day,
  max(own.search_users) as search_users,
  min(own.position) as position
from own_query_day as own
where cabinet = {cabinet:UInt32}
  and own.day = (select max(day) from own_query_day where cabinet = {cabinet:UInt32})
group by query, own.day
order by search_users desc nulls last, query
limit {limit:UInt32}`;

const Row = z.object({
  query: z.string(),
  search_users: z.nullable(z.int()),
  position: z.nullable(z.number()),
  day: z.string(),
});

/** The queries that led to the seller's own products on the newest day there is. */
export async function listOwnQueries(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  cabinetId: number,
  limit: number,
) {
  const rows = await clickhouse.rows('own queries', sql, { cabinet: cabinetId, limit }, Row);
  return rows.map(({ search_users: searchUsers, ...row }) => ({ ...row, searchUsers }));
}
