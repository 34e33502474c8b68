import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a marketplace shows to everybody: no row names a cabinet.
  await sql`
    create table shelves (
      marketplace text not null,
      city_id integer not null,
      query text not null,
      taken_at timestamptz not null,
      -- By the checks of positions, which keep a shelf once an hour.
      checked_at timestamptz,
      primary key (marketplace, city_id, query)
    )`.execute(db);
  await sql`
    create table shelf_outbox (
      id bigint generated always as identity primary key,
      marketplace text not null,
      city_id integer not null,
      query text not null,
      taken_at timestamptz not null,
      source text not null,
      mode text not null,
      places_read integer not null,
      is_whole boolean not null,
      -- Taken out again as it was put in, so it is kept as text and not taken apart.
      tiles json not null,
      batch uuid,
      batched_at timestamptz
    )`.execute(db);
  await sql`create index shelf_outbox_waiting on shelf_outbox (id) where batch is null`.execute(db);
  await sql`create index shelf_outbox_batches on shelf_outbox (batch) where batch is not null`.execute(db);
  await sql`
    create table shelf_sellers (
      marketplace text not null,
      sku bigint not null,
      seller_id bigint,
      name text not null,
      seen_at timestamptz not null,
      primary key (marketplace, sku)
    )`.execute(db);
  // One row a provider, not a cabinet: a refusal is about our address, so all requests to it wait together.
  await sql`
    create table storefront_pauses (
      provider text primary key,
      until_at timestamptz not null,
      outcome text not null,
      streak integer not null
    )`.execute(db);
}
