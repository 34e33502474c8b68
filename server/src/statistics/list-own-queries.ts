import * as z from 'zod';
import { QUERY_TEXT } from '../own-queries/figures-sql.ts';
import { listOwnQueryDays } from '../own-queries/list-own-query-days.ts';
import type { StoresContext } from '../platform/context.ts';

// A query that led to several products is one line: its searchers are the same people, its place is the best one. Two
// spellings of it are one as well.
const sql = `
select
  ${QUERY_TEXT} as query,
  toString({day:Date}) as day,
  max(own.search_users) as search_users,
  min(own.position) as position
from own_query_day as own
where own.cabinet = {cabinet:UInt32} and own.day = {day:Date}
group by query
order by search_users desc nulls last, query
limit {limit:UInt32}`;

const Row = z.object({
  query: z.string(),
  search_users: z.nullable(z.int()),
  position: z.nullable(z.number()),
  day: z.string(),
});

/** The queries that led to the seller's own products on the newest day there is. */
export async function listOwnQueries(context: StoresContext, cabinetId: number, limit: number) {
  const newest = (await listOwnQueryDays(context, cabinetId)).findLast(({ rows }) => rows > 0);
  if (newest === undefined) return [];
  const input = { cabinet: cabinetId, day: newest.day, limit };
  const rows = await context.clickhouse.rows('own queries', sql, input, Row);
  return rows.map(({ search_users: searchUsers, ...row }) => ({ ...row, searchUsers }));
}
