import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // How many days of positions are kept for a cabinet, and since when its plan shows so many of them.
  await sql`
    create table position_history (
      cabinet_id integer primary key references cabinets on delete cascade,
      kept_days integer not null,
      plan_days integer not null,
      since timestamptz not null
    )`.execute(db);
}
