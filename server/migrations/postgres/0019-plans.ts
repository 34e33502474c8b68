import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tariffs
      -- What was paid for the span of the slot; the rest of a plan that is replaced is counted from it.
      add column paid bigint not null default 0 check (paid >= 0),
      -- The day of the month that ends of the slot return to; null: that of its beginning.
      add column on_day integer check (on_day between 1 and 31)`.execute(db);
  await sql`create index tariffs_by_end on tariffs (active_to)`.execute(db);
  await createPurchases(db);
  await letTrackingRest(db);
  // Since when the owner's plan has no room for a person of a cabinet.
  await sql`alter table cabinet_members add column resting_since timestamptz`.execute(db);
}

async function createPurchases(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan_purchases (
      id bigint generated always as identity primary key,
      user_id integer not null references users,
      -- The same key twice is the same purchase once.
      request_key text not null,
      kind text not null check (kind in ('start', 'extend', 'change', 'next', 'renewal')),
      plan_type integer not null,
      months integer not null check (months > 0),
      price bigint not null check (price >= 0),
      credit bigint not null check (credit >= 0),
      active_from timestamptz not null,
      active_to timestamptz not null,
      at timestamptz not null,
      constraint plan_purchases_once unique (user_id, request_key)
    )`.execute(db);
  // Days that were given and not bought.
  await sql`
    create table plan_grants (
      id bigint generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      plan_type integer not null,
      source text not null check (source in ('trial', 'promo', 'office')),
      once_key text not null,
      active_from timestamptz not null,
      active_to timestamptz not null,
      granted_at timestamptz not null,
      -- Its end was looked at.
      is_settled boolean not null default false,
      check (active_from < active_to),
      constraint plan_grants_once unique (once_key)
    )`.execute(db);
  await sql`create index plan_grants_of_user on plan_grants (user_id, active_to)`.execute(db);
  await sql`create index plan_grants_by_end on plan_grants (active_to)`.execute(db);
  await sql`create index plan_grants_unsettled on plan_grants (active_to) where not is_settled`.execute(db);
  await sql`create unique index plan_grants_one_trial on plan_grants (user_id) where source = 'trial'`.execute(
    db,
  );
  await sql`
    create table plan_renewals (
      user_id integer primary key references users on delete cascade,
      switched_on_at timestamptz not null
    )`.execute(db);
}

async function letTrackingRest(db: Kysely<unknown>): Promise<void> {
  // What a plan has no room for: a product as a whole, or single queries of it.
  await sql`alter table position_entries add column is_resting boolean not null default false`.execute(db);
  await sql`alter table position_queries add column is_resting boolean not null default false`.execute(db);
  await sql`create index position_queries_resting on position_queries (cabinet_id) where is_resting`.execute(
    db,
  );
  await sql`
    create table position_room (
      cabinet_id integer primary key references cabinets on delete cascade,
      products integer not null,
      queries integer not null,
      judged_at timestamptz not null
    )`.execute(db);
  await sql`drop view position_tracking`.execute(db);
  await sql`
    create or replace view position_entry_details as
    select entry.id as entry_id, entry.cabinet_id, entry.sku, entry.city_id, entry.is_paused, entry.created_at,
      entry.starts_at, entry.first_expected_at,
      coalesce(nullif(product.name, ''), entry.name) as product_name,
      coalesce(product.image_url, entry.image_url) as image_url,
      coalesce(not product.is_external, false) as is_own,
      coalesce(city.name, entry.city_id::text) as city_name,
      entry.is_resting
    from position_entries as entry
    left join products as product on product.cabinet_id = entry.cabinet_id and product.sku = entry.sku
    left join cities as city on city.id = entry.city_id`.execute(db);
  // Every query of every entry. Left joins by whole keys, that of the terms too: whoever reads numbers alone does not pay
  // for names and texts.
  await sql`
    create view position_tracking as
    select entry.*, followed.term_id, term.query, followed.is_resting as query_is_resting,
      not entry.is_paused and not followed.is_resting as is_checked
    from position_entry_details as entry
    join position_queries as followed on followed.entry_id = entry.entry_id
    left join position_terms as term on term.id = followed.term_id`.execute(db);
}
