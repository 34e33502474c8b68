import { type Kysely, sql } from 'kysely';

/** The cabinet that people without one may read: none or one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cabinets add column is_example boolean not null default false`.execute(db);
  await sql`create unique index cabinets_one_example on cabinets (is_example) where is_example`.execute(db);
}
