import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
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
}
