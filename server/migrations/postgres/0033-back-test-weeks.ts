import { type Kysely, sql } from 'kysely';

/** One list a week for a year takes the place of the newest one; everything in it is made again from the sums. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table undervalued_back_tests`.execute(db);
  await sql`
    create table undervalued_back_test_weeks (
      marketplace text not null,
      day date not null,
      derived_at timestamptz not null,
      rules integer not null,
      result jsonb not null,
      primary key (marketplace, day)
    )`.execute(db);
}
