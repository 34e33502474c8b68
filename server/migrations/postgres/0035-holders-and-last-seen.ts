import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table runs
      -- How many at once are at the same question: one that fails gives back no more than its own hold.
      add column holders integer not null default 1`.execute(db);
}
