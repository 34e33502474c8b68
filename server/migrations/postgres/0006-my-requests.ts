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
}
