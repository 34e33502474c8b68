import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCards(db);
  await createProducts(db);
  await createChanges(db);
}

async function createCards(db: Kysely<unknown>): Promise<void> {
  // One look at a card as buyers see it serves every cabinet that watches it.
  await sql`
    create table watched_cards (
      id integer generated always as identity primary key,
      sku bigint not null,
      -- Whose key tells of it; null: the storefront does.
      cabinet_id integer references cabinets on delete cascade,
      -- As last reported, with what may be newer without being a change; null: not looked at yet.
      facts jsonb,
      -- What the last answered look did not bring, and when it was last read: {"offers": "2026-03-01T10:00:00.000Z"}.
      missed jsonb not null default '{}',
      snapshots_count integer not null default 0,
      -- Of the newest snapshot.
      chain_hash bytea,
      -- Of the newest snapshot that holds everything.
      full_at timestamptz,
      -- Who have it on watch and not paused; 0: it is not looked at.
      watchers integer not null default 0,
      -- One of them sells the product.
      is_own boolean not null default false,
      -- Since when nobody did, until it is looked at again.
      idle_since timestamptz,
      next_look_at timestamptz not null,
      every_seconds integer not null,
      -- Looks that found a change, a day: the older, the less they count.
      busyness real not null default 0,
      -- By the database's own clock: a worker is looking, or no cabinet has room for a call before.
      taken_until timestamptz,
      -- The last look that was answered.
      looked_at timestamptz,
      changed_at timestamptz,
      is_gone boolean not null default false,
      failing_since timestamptz,
      failure text,
      unique nulls not distinct (sku, cabinet_id)
    )
    -- Facts stand aside, so that a look without a change does not write them again.
    with (toast_tuple_target = 256)`.execute(db);
  await sql`
    create index watched_cards_due on watched_cards (next_look_at) where watchers > 0 and cabinet_id is null`.execute(
    db,
  );
  await sql`
    create index watched_cards_of_cabinet on watched_cards (cabinet_id, next_look_at) where cabinet_id is not null`.execute(
    db,
  );
  // They are due at once when there is another key.
  await sql`
    create index watched_cards_without_key on watched_cards (cabinet_id) where failure = 'keyLost'`.execute(
    db,
  );
  // What changed, once per change; the first holds everything. Each hash covers the one before.
  await sql`
    create table card_snapshots (
      card_id integer not null references watched_cards on delete cascade,
      number integer not null,
      -- The last answered look before; null: there was none.
      from_at timestamptz,
      at timestamptz not null,
      -- It holds everything that is known, not only what is new.
      is_full boolean not null,
      facts jsonb not null,
      hash bytea not null,
      primary key (card_id, number)
    )`.execute(db);
  // When looks brought no answer: nothing is known of that time.
  await sql`
    create table card_gaps (
      card_id integer not null references watched_cards on delete cascade,
      from_at timestamptz not null,
      to_at timestamptz not null,
      reason text not null,
      primary key (card_id, from_at)
    )`.execute(db);
  await sql`
    create table card_pictures (
      hash text primary key,
      look text not null,
      thumbnail bytea not null,
      seen_at timestamptz not null
    )`.execute(db);
}

async function createProducts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table radar_products (
      cabinet_id integer not null references cabinets on delete cascade,
      sku bigint not null,
      is_own boolean not null,
      added_by integer references users on delete set null,
      added_at timestamptz not null,
      -- Added, resumed or woken: what is older than that is nothing new to the cabinet.
      watching_since timestamptz not null,
      -- The tag that brought it; null: a person did.
      tag_id integer,
      is_paused boolean not null default false,
      -- The plan has no room for it.
      resting_since timestamptz,
      card_id integer not null references watched_cards,
      own_card_id integer references watched_cards on delete set null,
      primary key (cabinet_id, sku)
    )`.execute(db);
  await sql`create index radar_products_of_card on radar_products (card_id)`.execute(db);
  await sql`create index radar_products_of_own_card on radar_products (own_card_id)`.execute(db);
  await sql`
    create table radar_tags (
      cabinet_id integer not null references cabinets on delete cascade,
      tag_id integer not null,
      primary key (cabinet_id, tag_id),
      foreign key (cabinet_id, tag_id) references cabinet_tags (cabinet_id, id) on delete cascade
    )`.execute(db);
  // A person took it off although its tag is watched.
  await sql`
    create table radar_exclusions (
      cabinet_id integer not null references cabinets on delete cascade,
      sku bigint not null,
      primary key (cabinet_id, sku)
    )`.execute(db);
  // What the products of a cabinet were last judged by.
  await sql`
    create table radar_rooms (
      cabinet_id integer primary key references cabinets on delete cascade,
      products integer not null,
      is_blocked boolean not null
    )`.execute(db);
}

async function createChanges(db: Kysely<unknown>): Promise<void> {
  // A line of the feed of each cabinet that watches the card.
  await sql`
    create table radar_changes (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      sku bigint not null,
      card_id integer not null,
      snapshot integer not null,
      is_own boolean not null,
      kind text not null,
      difference jsonb not null,
      importance text not null check (importance in ('low', 'normal', 'high')),
      from_at timestamptz not null,
      at timestamptz not null,
      times integer not null default 1,
      last_at timestamptz not null,
      is_back boolean not null default false,
      acknowledged_by integer references users on delete set null,
      acknowledged_at timestamptz,
      constraint radar_changes_once unique (cabinet_id, card_id, snapshot, kind)
    )`.execute(db);
  await sql`
    create index radar_changes_in_time on radar_changes (cabinet_id, at desc, id desc)
    include (sku, kind, importance, is_own, is_back, acknowledged_at)`.execute(db);
  await sql`create index radar_changes_of_product on radar_changes (cabinet_id, sku, at desc)`.execute(db);
  await sql`
    create table radar_visits (
      cabinet_id integer not null references cabinets on delete cascade,
      user_id integer not null references users on delete cascade,
      seen_until integer not null,
      primary key (cabinet_id, user_id)
    )`.execute(db);
}
