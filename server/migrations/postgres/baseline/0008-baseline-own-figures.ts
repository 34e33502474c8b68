import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Which Moscow days of a cabinet's own queries are stored: a day is collected once.
  await sql`
    create table own_query_days (
      cabinet_id integer not null references cabinets on delete cascade,
      day date not null,
      rows_count integer not null,
      collected_at timestamptz not null,
      primary key (cabinet_id, day)
    )`.execute(db);
  // On which Moscow days the popular queries were read with a cabinet's key: a day is stored once.
  await sql`
    create table official_query_days (
      cabinet_id integer not null references cabinets on delete cascade,
      day date not null,
      rows_count integer not null,
      taken_at timestamptz not null,
      primary key (cabinet_id, day)
    )`.execute(db);
  // Which Moscow days of a cabinet are stored from each source beside its own queries: a day is collected once.
  await sql`
    create table own_figure_days (
      cabinet_id integer not null references cabinets on delete cascade,
      source text not null,
      day date not null,
      rows_count integer not null,
      collected_at timestamptz not null,
      primary key (cabinet_id, source, day)
    )`.execute(db);
  // The advertising report that is being made for a cabinet: an account makes one at a time.
  await sql`
    create table ad_reports (
      cabinet_id integer primary key references cabinets on delete cascade,
      uuid text not null,
      source text not null,
      from_day date not null,
      to_day date not null,
      -- In the report, and those that have to wait for the next one of the same days.
      campaign_ids text[] not null,
      waiting_ids text[] not null,
      -- Lines of the reports before it, of the same days.
      rows_count integer not null,
      ordered_at timestamptz not null
    )`.execute(db);
}
