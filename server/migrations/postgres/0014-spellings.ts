import { type Kysely, sql } from 'kysely';

/** One line: of which days, summed up when, spellings were last made, so that they are made once for each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table query_spelling_runs (
    id smallint primary key default 1 check (id = 1),
    made_of text not null
  )`.execute(db);
}
