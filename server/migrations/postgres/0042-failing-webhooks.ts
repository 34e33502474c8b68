import { type Kysely, sql } from 'kysely';

/** A webhook at which nothing arrives: since when people know, and whether it was switched off for that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhooks
      add column warned_at timestamptz,
      add column is_given_up boolean not null default false`.execute(db);
}
