import type { PositionsDb } from '../tables.ts';

type Followed = { cabinetId: number; entryId: number; queries: readonly string[] };

/** Writes normalised queries under an entry; those it has already stay as they are. */
export async function followQueries(
  db: PositionsDb,
  { cabinetId, entryId, queries }: Followed,
): Promise<void> {
  if (queries.length === 0) return;
  await db
    .insertInto('position_terms')
    .values(queries.map((query) => ({ cabinet_id: cabinetId, query })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const terms = await db
    .selectFrom('position_terms')
    .select('id')
    .where('cabinet_id', '=', cabinetId)
    .where('query', 'in', queries)
    .execute();
  await db
    .insertInto('position_queries')
    .values(terms.map((term) => ({ entry_id: entryId, cabinet_id: cabinetId, term_id: term.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
