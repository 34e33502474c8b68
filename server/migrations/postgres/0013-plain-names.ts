import { type Kysely, sql } from 'kysely';

/** Names that say what a thing is: the tick within a round, the priority of a check, checks that a person requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table position_checks rename column part to tick_offset`.execute(db);
  await sql`alter table position_checks rename column moved_parts to moved_ticks`.execute(db);
  await sql`alter table position_checks rename column interest to priority`.execute(db);
  await sql`alter table position_falls rename column moved_parts to moved_ticks`.execute(db);
  await sql`alter table position_deals rename column dealt_on to scheduled_on`.execute(db);
  await sql`alter table position_deals rename to position_daily_schedules`.execute(db);
  await sql`alter table position_asks rename column asked_at to requested_at`.execute(db);
  await sql`alter table position_asks rename to position_check_requests`.execute(db);
  await sql`alter table position_ask_checks rename column asked_at to requested_at`.execute(db);
  await sql`alter table position_ask_checks rename to position_requested_checks`.execute(db);
}
