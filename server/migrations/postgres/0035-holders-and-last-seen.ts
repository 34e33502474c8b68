import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table runs
      -- How many at once are at the same question: one that fails gives back no more than its own hold.
      add column holders integer not null default 1`.execute(db);
  await sql`
    alter table users
      -- Of the sessions that are swept; those that are kept know better. Null: none has been.
      add column last_seen_at timestamptz`.execute(db);
}
