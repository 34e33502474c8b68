import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // How often an address has asked in a minute, over all processes. Lost by a crash of the database, and then counted anew.
  await sql`
    create unlogged table request_counts (
      address text not null,
      window_at timestamptz not null,
      count integer not null,
      primary key (window_at, address)
    )`.execute(db);
}
