import { type Kysely, sql } from 'kysely';

/** Whoever has opened a public demo: a person of one day, whom the nightly reset deletes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table demo_guests (
      user_id integer primary key references users on delete cascade,
      opened_at timestamptz not null
    )`.execute(db);
}
