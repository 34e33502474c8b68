import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table products (
      cabinet_id integer not null references cabinets on delete cascade,
      sku bigint not null,
      product_id bigint not null,
      offer_id text not null,
      name text not null,
      -- Lower case, ё as е, spaces folded: what the text filter compares.
      search_text text not null,
      image_url text,
      price_kopecks bigint,
      is_archived boolean not null,
      synced_at timestamptz not null,
      primary key (cabinet_id, sku)
    )`.execute(db);
  await sql`create index products_by_name on products (cabinet_id, name)`.execute(db);
}
