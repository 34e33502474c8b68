import type { DbContext } from '../platform/context.ts';
import type { ProductsTables } from './tables.ts';

export async function listSkus({ db }: DbContext, cabinetId: number): Promise<number[]> {
  const rows = await db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select('sku')
    .where('cabinet_id', '=', cabinetId)
    .where('is_external', '=', false)
    .where('is_archived', '=', false)
    .orderBy('sku')
    .execute();
  return rows.map((row) => row.sku);
}
