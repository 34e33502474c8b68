import { sql } from 'kysely';
import { shelfKey, type Tracking } from '../rules.ts';
import type { PositionsDb } from '../tables.ts';

/** Paused entries cost nothing: their queries are not checked. */
export async function getTracking(db: PositionsDb, cabinetId: number): Promise<Tracking> {
  const products = await db
    .selectFrom('position_entries')
    .select('sku')
    .distinct()
    .where('cabinet_id', '=', cabinetId)
    .execute();
  const shelves = await db
    .selectFrom('position_queries as followed')
    .innerJoin('position_entries as entry', 'entry.id', 'followed.entry_id')
    .innerJoin('position_terms as term', 'term.id', 'followed.term_id')
    .select(['entry.city_id', 'term.query', sql<number>`count(*)`.as('products')])
    .where('followed.cabinet_id', '=', cabinetId)
    .where('entry.is_paused', '=', false)
    .groupBy(['entry.city_id', 'term.query'])
    .execute();
  return {
    skus: new Set(products.map((row) => row.sku)),
    productsOfShelf: new Map(shelves.map((row) => [shelfKey(row.city_id, row.query), row.products])),
  };
}
