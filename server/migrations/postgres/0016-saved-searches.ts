import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
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
  await sql`alter table exports drop constraint exports_format_check`.execute(db);
  await sql`
    alter table exports add constraint exports_format_check check (format in ('csv', 'xlsx', 'parquet'))
  `.execute(db);
}
