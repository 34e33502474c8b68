import { shelfKey, type Tracking } from '../rules.ts';
import type { PositionsDb } from '../tables.ts';

/** What is paused or rests costs nothing: it is not checked. A paused product keeps its place, a resting one has none. */
export async function getTracking(db: PositionsDb, cabinetId: number): Promise<Tracking> {
  const products = await db
    .selectFrom('position_entries')
    .select('sku')
    .distinct()
    .where('cabinet_id', '=', cabinetId)
    .where('is_resting', '=', false)
    .execute();
  const shelves = await db
    .selectFrom('position_tracking')
    .select((eb) => ['city_id', 'query', eb.fn.countAll<number>().as('products')])
    .where('cabinet_id', '=', cabinetId)
    .where('is_checked', '=', true)
    .groupBy(['city_id', 'query'])
    .execute();
  return {
    skus: new Set(products.map((row) => row.sku)),
    productsOfShelf: new Map(shelves.map((row) => [shelfKey(row.city_id, row.query), row.products])),
  };
}
