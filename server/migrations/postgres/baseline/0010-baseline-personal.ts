import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createNotifications(db);
  await createViews(db);
  await createExports(db);
}

async function createNotifications(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      -- Where it leads to. The notification outlives the cabinet: that it was deleted is news, too.
      cabinet_id integer references cabinets on delete set null,
      event jsonb not null,
      at timestamptz not null,
      is_read boolean not null default false,
      -- Names an event that may be told twice: the second telling changes nothing.
      once_key text,
      constraint notifications_once unique (user_id, once_key)
    )`.execute(db);
  await sql`create index notifications_of_user on notifications (user_id, id)`.execute(db);
  await sql`create index notifications_unread on notifications (user_id) where not is_read`.execute(db);
  await sql`
    create index notifications_of_cabinet on notifications (cabinet_id) where cabinet_id is not null
  `.execute(db);
  await sql`create index notifications_by_age on notifications (at)`.execute(db);
}

async function createViews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_views (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      -- The author; while they are not in the cabinet, its owner keeps what they shared.
      user_id integer not null references users on delete cascade,
      screen text not null,
      name text not null,
      -- Lower case, ё as е: two names that read the same are one.
      name_key text not null,
      state text not null,
      is_shared boolean not null,
      constraint saved_views_name_unique unique (cabinet_id, screen, user_id, name_key),
      unique (cabinet_id, screen, id)
    )`.execute(db);
  // At most one for a person and screen, whoever saved it.
  await sql`
    create table saved_view_defaults (
      cabinet_id integer not null,
      user_id integer not null references users on delete cascade,
      screen text not null,
      view_id integer not null,
      primary key (cabinet_id, user_id, screen),
      foreign key (cabinet_id, screen, view_id) references saved_views (cabinet_id, screen, id) on delete cascade
    )`.execute(db);
  await sql`
    create index saved_view_defaults_of_view on saved_view_defaults (cabinet_id, screen, view_id)
  `.execute(db);
}

async function createExports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exports (
      id uuid primary key,
      user_id integer not null references users on delete cascade,
      cabinet_id integer not null references cabinets on delete cascade,
      -- Which tool makes it, and what it was asked for.
      kind text not null,
      request jsonb not null,
      name text not null,
      format text not null check (format in ('csv', 'xlsx', 'parquet')),
      state text not null default 'waiting'
        check (state in ('waiting', 'running', 'ready', 'failed', 'cancelled')),
      rows_done integer not null default 0,
      rows_total integer,
      bytes bigint,
      -- Counts the beginnings: whoever began earlier has nothing to say any more.
      attempt integer not null default 0,
      -- The machine's time of the worker's last sign of life, or of when it was given back.
      beat_at timestamptz not null default now(),
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index exports_of_user on exports (user_id, cabinet_id, created_at)`.execute(db);
  await sql`create index exports_unfinished on exports (beat_at) where state in ('waiting', 'running')`.execute(
    db,
  );
  await sql`
    create table export_pieces (
      export_id uuid not null references exports on delete cascade,
      attempt integer not null,
      number integer not null,
      cabinet_id integer not null,
      bytes bytea not null,
      primary key (export_id, attempt, number)
    )`.execute(db);
}
