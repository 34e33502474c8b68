import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exports (
      id uuid primary key,
      user_id integer not null references users on delete cascade,
      cabinet_id integer not null references cabinets on delete cascade,
      -- Which tool makes it, and what it was asked for.
      kind text not null,
      request jsonb not null,
      name text not null,
      format text not null check (format in ('csv', 'xlsx')),
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
