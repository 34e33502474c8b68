import { type Kysely, sql } from 'kysely';

/** Links to one screen for people without an account: a hash alone, and the questions that it may ask. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Hangs on the membership: whoever leaves a cabinet takes their links along, and coming back brings none of them in.
  await sql`
    create table shared_screens (
      id uuid primary key,
      user_id integer not null,
      cabinet_id integer not null,
      hash bytea not null unique,
      screen text not null,
      state text not null,
      questions jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      opened_count integer not null default 0,
      last_opened_at timestamptz,
      ended_at timestamptz,
      foreign key (cabinet_id, user_id) references cabinet_members on delete cascade
    )`.execute(db);
  await sql`create index shared_screens_of_member on shared_screens (cabinet_id, user_id)`.execute(db);
  await sql`create index shared_screens_of_user on shared_screens (user_id) where ended_at is null`.execute(
    db,
  );
}
