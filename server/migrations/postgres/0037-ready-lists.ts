import { type Kysely, sql } from 'kysely';

/** Which lists of a market stand ready in the column store, and when each was last asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ready_lists (
      kind text not null,
      marketplace text not null,
      day date not null,
      made_of timestamptz,
      read_at timestamptz not null,
      primary key (kind, marketplace, day)
    )`.execute(db);
}
