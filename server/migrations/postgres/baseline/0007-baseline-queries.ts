import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createHistory(db);
  await createImports(db);
  await createSearches(db);
  await createFinds(db);
}

async function createHistory(db: Kysely<unknown>): Promise<void> {
  // The ledger of ingestion: a day of a marketplace is stored once, and a failed one says why and when it is tried again.
  await sql`
    create table query_days (
      marketplace text not null,
      day date not null,
      source text not null,
      state text not null check (state in ('waiting', 'stored')),
      outcome text not null,
      message text not null default '',
      rows_count integer not null default 0,
      taken_at timestamptz,
      tries integer not null default 0,
      next_try_at timestamptz,
      derived_at timestamptz,
      is_stale boolean not null default true,
      windows jsonb,
      primary key (marketplace, day)
    )`.execute(db);
  // Which days of a query in a city (0: the hours of the whole country) were fetched on request, found or empty.
  await sql`
    create table query_histories (
      marketplace text not null,
      city_id integer not null,
      query_id bigint not null,
      days datemultirange not null,
      primary key (marketplace, city_id, query_id)
    )`.execute(db);
  await sql`
    create table cities (
      id integer primary key,
      name text not null,
      synced_at timestamptz not null
    )`.execute(db);
}

async function createImports(db: Kysely<unknown>): Promise<void> {
  // null cabinet_id: imported by an operator for everybody.
  await sql`
    create table query_imports (
      id integer generated always as identity primary key,
      cabinet_id integer references cabinets on delete cascade,
      marketplace text not null,
      file_sha256 text not null,
      report jsonb not null,
      imported_at timestamptz not null,
      -- The same file may be stored again under another answer, such as the right day after a wrong one.
      answers text not null default '{}',
      unique nulls not distinct (cabinet_id, marketplace, file_sha256, answers)
    )`.execute(db);
  // Files on their way in. The bytes are kept until the import has ended, so that a worker that died is replaced.
  await sql`
    create table query_import_jobs (
      id uuid primary key,
      user_id integer not null references users on delete cascade,
      cabinet_id integer not null references cabinets on delete cascade,
      marketplace text not null,
      file_name text not null,
      state text not null default 'running' check (state in ('running', 'asking', 'done', 'failed')),
      answers jsonb not null default '{}',
      report jsonb,
      failure jsonb,
      rows_done integer not null default 0,
      rows_total integer,
      attempts integer not null default 0,
      created_at timestamptz not null,
      -- By the machine's time: how long nobody has been at it.
      beat_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index query_import_jobs_of_person on query_import_jobs (cabinet_id, user_id, created_at)`.execute(
    db,
  );
  await sql`create index query_import_jobs_running on query_import_jobs (beat_at) where state = 'running'`.execute(
    db,
  );
  await sql`
    create table query_import_pieces (
      import_id uuid not null references query_import_jobs on delete cascade,
      number integer not null,
      cabinet_id integer not null references cabinets on delete cascade,
      bytes bytea not null,
      primary key (import_id, number)
    )`.execute(db);
}

async function createSearches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_searches (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      author_id integer references users on delete set null,
      marketplace text not null,
      -- Empty until somebody names it: then its queries say what it is.
      name text not null,
      queries text[] not null,
      city_id integer not null,
      from_day date not null,
      to_day date not null,
      window_days integer not null,
      -- A digest of the marketplace, the queries in any order, the city and the period: the same is saved once.
      question text not null,
      created_at timestamptz not null,
      last_run_at timestamptz,
      constraint saved_searches_question_unique unique (cabinet_id, question)
    )`.execute(db);
  // Words that say nothing about goods; without a line a cabinet has the lists of its default languages.
  await sql`
    create table stop_words (
      cabinet_id integer primary key references cabinets on delete cascade,
      languages text[] not null,
      added text[] not null,
      returned text[] not null
    )`.execute(db);
}

async function createFinds(db: Kysely<unknown>): Promise<void> {
  // By what the queries of a day are scored; made again when the day is.
  await sql`
    create table undervalued_scales (
      marketplace text not null,
      day date not null,
      derived_at timestamptz not null,
      scale jsonb not null,
      primary key (marketplace, day)
    )`.execute(db);
  await sql`
    create table undervalued_back_tests (
      marketplace text primary key,
      day date not null,
      derived_at timestamptz not null,
      result jsonb not null
    )`.execute(db);
  // Queries that a cabinet has no use for, by their number in ClickHouse, where their texts are.
  await sql`
    create table undervalued_hidden (
      cabinet_id integer not null references cabinets on delete cascade,
      query_id integer not null,
      query text not null,
      hidden_until date not null,
      primary key (cabinet_id, query_id)
    )`.execute(db);
  // Filters of sharp jumps that a person wants to be told about; they go with the person's place in the cabinet.
  await sql`
    create table jump_alerts (
      id integer generated always as identity primary key,
      cabinet_id integer not null,
      user_id integer not null,
      name text not null,
      marketplace text not null,
      filter jsonb not null,
      is_on boolean not null default true,
      -- The newest day that was looked at; null: nothing had been measured when it was made.
      judged_day date,
      foreign key (cabinet_id, user_id) references cabinet_members (cabinet_id, user_id) on delete cascade
    )`.execute(db);
  await sql`create index jump_alerts_of_member on jump_alerts (cabinet_id, user_id)`.execute(db);
  await sql`create index jump_alerts_waiting on jump_alerts (marketplace, judged_day) where is_on`.execute(
    db,
  );
}
