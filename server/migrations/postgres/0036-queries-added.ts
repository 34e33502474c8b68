import { type Kysely, sql } from 'kysely';

/** When a query came under its entry; of those that are there it is not known, and they count from the entry's own time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table position_queries add column added_at timestamptz`.execute(db);
  await sql`
    update position_queries as followed set added_at = entry.created_at
    from position_entries as entry where entry.id = followed.entry_id`.execute(db);
  // What a process of the previous version still writes has no time either.
  await sql`
    create or replace view position_tracking as
    select entry.*, followed.term_id, term.query, followed.is_resting as query_is_resting,
      not entry.is_paused and not followed.is_resting as is_checked,
      coalesce(followed.added_at, entry.created_at) as query_added_at
    from position_entry_details as entry
    join position_queries as followed on followed.entry_id = entry.entry_id
    left join position_terms as term on term.id = followed.term_id`.execute(db);
}
