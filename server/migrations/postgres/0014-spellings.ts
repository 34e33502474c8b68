import { type Kysely, sql } from 'kysely';

/** One line: the figures of which spellings were last made, so that they are made once for each new day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table query_spelling_runs (
    id smallint primary key default 1 check (id = 1),
    derived_at timestamptz not null
  )`.execute(db);
}
