import { type Kysely, sql } from 'kysely';

/** How far the past of a cabinet is filled in, newest day first, from the day of a moment on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table past_fillings (
      cabinet_id integer not null references cabinets (id) on delete cascade,
      subject text not null,
      before_at timestamptz not null,
      days integer not null,
      done_days integer not null default 0,
      primary key (cabinet_id, subject)
    )`.execute(db);
}
