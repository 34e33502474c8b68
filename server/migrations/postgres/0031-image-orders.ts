import { type Kysely, sql } from 'kysely';

/** An order whose answer was lost is judged by whether the marketplace has come for its picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ab_addresses add column fetched_at timestamptz`.execute(db);
}
