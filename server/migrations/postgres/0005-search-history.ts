import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
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
  // null cabinet_id: imported by an operator for everybody.
  await sql`
    create table query_imports (
      id integer generated always as identity primary key,
      cabinet_id integer references cabinets on delete cascade,
      marketplace text not null,
      file_sha256 text not null,
      report jsonb not null,
      imported_at timestamptz not null,
      unique nulls not distinct (cabinet_id, marketplace, file_sha256)
    )`.execute(db);
}
