import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { normaliseQuery } from '../../queries/rules.ts';

export type TrackedTerm = { cabinetId: number; termId: number; query: string };

/** Queries that some cabinets follow, read from position check's tables: tools share rows, not code. */
export async function listTrackedTerms(
  { db }: DbContext,
  cabinetIds: readonly number[],
): Promise<TrackedTerm[]> {
  const found = await sql<{ cabinet_id: number; id: number; query: string }>`
    select term.cabinet_id, term.id, term.query
    from position_terms as term
    where term.cabinet_id = any(${cabinetIds})
      and exists (
        select from position_queries as followed
        where followed.cabinet_id = term.cabinet_id and followed.term_id = term.id
      )`.execute(db);
  return found.rows.map((row) => ({
    cabinetId: row.cabinet_id,
    termId: row.id,
    query: normaliseQuery(row.query),
  }));
}
