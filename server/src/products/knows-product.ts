import type { Db } from '../platform/postgres/database.ts';
import type { ProductsTables } from './tables.ts';

/** Own or external: whatever stands in the book of the cabinet. */
export async function knowsProduct(db: Db, cabinetId: number, sku: number): Promise<boolean> {
  const product = await db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select('sku')
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .executeTakeFirst();
  return product !== undefined;
}
