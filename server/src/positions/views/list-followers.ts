import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { EntryRow } from '../get-entry.ts';

export type Follower = EntryRow & {
  term_id: number;
  is_own: boolean;
  city_name: string | null;
  total: number;
};

type Asked = { entry: EntryRow; query: string; isEveryCity: boolean; limit: number };

/** Entries of the cabinet that follow a query: the given one first, then its city, then one's own; none when it does not. */
export async function listFollowers(
  { db }: Pick<Context, 'db'>,
  { entry, query, isEveryCity, limit }: Asked,
): Promise<Follower[]> {
  const found = await sql<Follower>`
    select entry.*, term.id as term_id, coalesce(not product.is_external, false) as is_own,
      coalesce(nullif(product.name, ''), entry.name) as name,
      coalesce(product.image_url, entry.image_url) as image_url,
      city.name as city_name, (count(*) over ())::int as total
    from position_terms as term
    join position_queries as followed on followed.term_id = term.id
    join position_entries as entry on entry.id = followed.entry_id
    left join products as product on product.cabinet_id = entry.cabinet_id and product.sku = entry.sku
    left join cities as city on city.id = entry.city_id
    where term.cabinet_id = ${entry.cabinet_id} and term.query = ${query}
      and (${isEveryCity} or entry.city_id = ${entry.city_id})
      and exists (
        select from position_queries as own where own.entry_id = ${entry.id} and own.term_id = term.id
      )
    order by entry.id <> ${entry.id}, entry.city_id <> ${entry.city_id}, is_own desc, entry.created_at, entry.id
    limit ${limit}`.execute(db);
  return found.rows;
}
