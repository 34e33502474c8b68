import { sql } from 'kysely';
import type { TimedContext } from '../../../platform/context.ts';
import type { NamedSaid } from './list-said.ts';

/** What is done and still found stays away: its time begins anew. */
export async function keepFound(
  { db, clock }: TimedContext,
  cabinetId: number,
  again: readonly NamedSaid[],
): Promise<void> {
  if (again.length === 0) return;
  const keys = again.map(({ row: { user_id, kind, subject_id, query } }) => ({
    user_id,
    kind,
    subject_id,
    query,
  }));
  await sql`
    update suggestion_answers as said set found_at = ${clock.now()}
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as key (user_id integer, kind text, subject_id bigint, query text)
    where said.cabinet_id = ${cabinetId} and said.answer = 'done' and said.user_id = key.user_id
      and said.kind = key.kind and said.subject_id = key.subject_id and said.query = key.query`.execute(db);
}
