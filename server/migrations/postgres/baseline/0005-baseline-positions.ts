import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createEntries(db);
  await createPlan(db);
  await createOrder(db);
  await createOutbox(db);
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  // Numbers for query texts: observations carry them, so a query that is removed and added again keeps its history.
  await sql`
    create table position_terms (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      query text not null,
      unique (cabinet_id, query)
    )`.execute(db);
  await sql`
    create table position_entries (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      sku bigint not null,
      city_id integer not null,
      -- Of an external product, as first seen on a shelf; own products have theirs in the products table.
      name text,
      image_url text,
      is_paused boolean not null default false,
      created_at timestamptz not null,
      starts_at timestamptz not null,
      first_expected_at timestamptz not null,
      constraint position_entries_product_city unique (cabinet_id, sku, city_id)
    )`.execute(db);
  await sql`
    create table position_queries (
      entry_id integer not null references position_entries on delete cascade,
      cabinet_id integer not null references cabinets on delete cascade,
      term_id integer not null references position_terms,
      primary key (entry_id, term_id)
    )`.execute(db);
  await sql`create index position_queries_of_term on position_queries (cabinet_id, term_id)`.execute(db);
}

async function createPlan(db: Kysely<unknown>): Promise<void> {
  // The plan: one row for each query in a city, however many products follow it. next_due_at names the slot that is
  // to end next; retry_at is when to try (again); answered_skus already have their places in this slot. part is the
  // five-minute tick of its turn in every round of a step; moved_parts is how far after its turn the planned slot stands
  // (less than 0: before it); places are the last places of each product, as judge-fall.ts remembers them.
  await sql`
    create table position_checks (
      cabinet_id integer not null references cabinets on delete cascade,
      term_id integer not null references position_terms,
      city_id integer not null,
      next_due_at timestamptz not null,
      retry_at timestamptz not null,
      attempts integer not null default 0,
      answered_skus bigint[] not null default '{}',
      last_failure text,
      -- By the database's own clock: leases are about dead workers, not about the product's time.
      leased_until timestamptz,
      part smallint not null default 0,
      moved_parts smallint not null default 0,
      interest real not null default 0,
      -- A slot that is promised and therefore never moved; null: before such moments were kept.
      first_due_at timestamptz,
      places jsonb not null default '{}',
      primary key (cabinet_id, term_id, city_id)
    )`.execute(db);
  await sql`create index position_checks_due on position_checks (retry_at)`.execute(db);
  await sql`
    create table position_steps (
      cabinet_id integer not null references cabinets on delete cascade,
      changed_at timestamptz not null,
      step_minutes integer not null check (step_minutes in (5, 30, 60)),
      unique_queries integer not null,
      primary key (cabinet_id, changed_at)
    )`.execute(db);
  // Slots nobody was there to check, from the first one until before until_at.
  await sql`
    create table position_gaps (
      cabinet_id integer not null references cabinets on delete cascade,
      term_id integer not null references position_terms,
      city_id integer not null,
      from_at timestamptz not null,
      until_at timestamptz not null,
      step_minutes integer not null,
      primary key (cabinet_id, term_id, city_id, from_at),
      check (from_at < until_at)
    )`.execute(db);
  // A deleted cabinet takes its terms along, and each of them is looked for here first.
  for (const table of ['position_queries', 'position_checks', 'position_gaps']) {
    await sql`create index ${sql.id(`${table}_term`)} on ${sql.table(table)} (term_id)`.execute(db);
  }
}

async function createOrder(db: Kysely<unknown>): Promise<void> {
  // How many days of positions are kept for a cabinet, and since when its plan shows so many of them.
  await sql`
    create table position_history (
      cabinet_id integer primary key references cabinets on delete cascade,
      kept_days integer not null,
      plan_days integer not null,
      since timestamptz not null
    )`.execute(db);
  // The Moscow day on which a cabinet's checks were last dealt out over the parts.
  await sql`
    create table position_deals (
      cabinet_id integer primary key references cabinets on delete cascade,
      dealt_on date not null
    )`.execute(db);
  await sql`
    create table position_falls (
      cabinet_id integer not null references cabinets on delete cascade,
      term_id integer not null references position_terms,
      city_id integer not null,
      sku bigint not null,
      slot_at timestamptz not null,
      noticed_at timestamptz not null,
      moved_parts smallint not null,
      -- Whether the order of checks has answered it.
      is_followed boolean not null default false,
      primary key (cabinet_id, noticed_at, term_id, city_id, sku)
    )`.execute(db);
  await sql`create index position_falls_waiting on position_falls (cabinet_id) where not is_followed`.execute(
    db,
  );
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  // Observations on their way to ClickHouse: written together with the end of their slot, sent in batches.
  await sql`
    create table position_outbox (
      id bigint generated always as identity primary key,
      cabinet_id integer not null,
      term_id integer not null,
      city_id integer not null,
      sku bigint not null,
      slot_at timestamptz not null,
      outcome text not null,
      place integer,
      places_read integer not null,
      mode text not null,
      late_seconds integer not null,
      batch uuid,
      batched_at timestamptz,
      constraint position_outbox_once unique (cabinet_id, term_id, city_id, sku, slot_at),
      check ((place is not null) = (outcome = 'found'))
    )`.execute(db);
  await sql`create index position_outbox_waiting on position_outbox (id) where batch is null`.execute(db);
  await sql`create index position_outbox_batches on position_outbox (batch) where batch is not null`.execute(
    db,
  );
}
