import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What people said of suggestions of the morning. Without a number the subject is its query, without a query its number.
  await sql`
    create table suggestion_answers (
      cabinet_id integer not null references cabinets on delete cascade,
      user_id integer not null references users on delete cascade,
      kind text not null,
      subject_id bigint not null,
      query text not null,
      answer text not null,
      said_at timestamptz not null,
      -- When the subject of what is done was last found: until then it stays.
      found_at timestamptz not null,
      primary key (cabinet_id, user_id, kind, subject_id, query)
    )`.execute(db);
  await sql`create index suggestion_answers_of_user on suggestion_answers (user_id)`.execute(db);
}
