import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // On which Moscow days the popular queries were read with a cabinet's key: a day is stored once.
  await sql`
    create table official_query_days (
      cabinet_id integer not null references cabinets on delete cascade,
      day date not null,
      rows_count integer not null,
      taken_at timestamptz not null,
      primary key (cabinet_id, day)
    )`.execute(db);
}
