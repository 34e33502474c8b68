import { type Kysely, sql } from 'kysely';

/** Of which days, summed up when, spellings were last made: two days may have been summed up at one moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from query_spelling_runs`.execute(db);
  await sql`alter table query_spelling_runs drop column derived_at`.execute(db);
  await sql`alter table query_spelling_runs add column made_of text not null`.execute(db);
}
