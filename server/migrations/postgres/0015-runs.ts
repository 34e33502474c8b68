import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table runs (
      cabinet_id integer not null references cabinets on delete cascade,
      type text not null,
      -- The Moscow day that the limit is counted by.
      day date not null,
      -- A digest of what was asked: the same question of a day is one run.
      question text not null,
      -- A run that has not ended holds its place; one that never ends gives it back.
      is_done boolean not null,
      begun_at timestamptz not null,
      primary key (cabinet_id, type, day, question)
    )`.execute(db);
}
