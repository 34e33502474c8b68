import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notes (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      sku bigint not null,
      at timestamptz not null check (at = date_trunc('minute', at)),
      text text not null,
      -- Kept when they leave the cabinet; the note is the cabinet's.
      author_id integer references users on delete set null,
      constraint notes_minute_unique unique (cabinet_id, sku, at)
    )`.execute(db);
}
