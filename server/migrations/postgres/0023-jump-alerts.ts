import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Filters of sharp jumps that a person wants to be told about; they go with the person's place in the cabinet.
  await sql`
    create table jump_alerts (
      id integer generated always as identity primary key,
      cabinet_id integer not null,
      user_id integer not null,
      name text not null,
      marketplace text not null,
      filter jsonb not null,
      is_on boolean not null default true,
      -- The newest day that was looked at; null: nothing had been measured when it was made.
      judged_day date,
      foreign key (cabinet_id, user_id) references cabinet_members (cabinet_id, user_id) on delete cascade
    )`.execute(db);
  await sql`create index jump_alerts_of_member on jump_alerts (cabinet_id, user_id)`.execute(db);
  await sql`create index jump_alerts_waiting on jump_alerts (marketplace, judged_day) where is_on`.execute(
    db,
  );
}
