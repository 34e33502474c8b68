import type { PositionsDb } from '../tables.ts';

type Followed = { cabinetId: number; entryId: number; queries: readonly string[]; now: Date };

/** Writes normalised queries under an entry; those it has already stay as they are. */
export async function followQueries(
  db: PositionsDb,
  { cabinetId, entryId, queries, now }: Followed,
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
    .values(terms.map(({ id }) => ({ entry_id: entryId, cabinet_id: cabinetId, term_id: id, added_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
