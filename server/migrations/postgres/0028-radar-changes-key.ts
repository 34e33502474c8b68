import { type Kysely, sql } from 'kysely';

/** Lines are read by their cabinet and number only: one index for a line itself and for the lines that rules judge next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table radar_changes drop constraint radar_changes_pkey, add primary key (cabinet_id, id)`.execute(
    db,
  );
  await sql`drop index radar_changes_by_id`.execute(db);
}
