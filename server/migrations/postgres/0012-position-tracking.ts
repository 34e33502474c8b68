import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a person sees of an entry: the name that the cabinet has for the product, else the one first seen on a shelf.
  await sql`
    create view position_entry_details as
    select entry.id as entry_id, entry.cabinet_id, entry.sku, entry.city_id, entry.is_paused, entry.created_at,
      entry.starts_at, entry.first_expected_at,
      coalesce(nullif(product.name, ''), entry.name) as product_name,
      coalesce(product.image_url, entry.image_url) as image_url,
      coalesce(not product.is_external, false) as is_own,
      coalesce(city.name, entry.city_id::text) as city_name
    from position_entries as entry
    left join products as product on product.cabinet_id = entry.cabinet_id and product.sku = entry.sku
    left join cities as city on city.id = entry.city_id`.execute(db);
  // Every query of every entry. Left joins by whole keys, that of the terms too: whoever reads numbers alone does not pay
  // for names and texts.
  await sql`
    create view position_tracking as
    select entry.*, followed.term_id, term.query
    from position_entry_details as entry
    join position_queries as followed on followed.entry_id = entry.entry_id
    left join position_terms as term on term.id = followed.term_id`.execute(db);
}
