import { type Kysely, sql } from 'kysely';

/**
 * An order whose answer was lost is judged by whether the marketplace has come for its picture. An image that a person has
 * chosen for the card goes over whatever is there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ab_addresses add column fetched_at timestamptz`.execute(db);
  await sql`alter table ab_card_sets add column is_chosen boolean not null default false`.execute(db);
}
