import type { Context } from '../platform/context.ts';
import type { ProductsTables } from './tables.ts';

type FoundProduct = { sku: number; name: string; imageUrl: string | null };

export async function findProduct(
  { db }: Pick<Context, 'db'>,
  cabinetId: number,
  sku: number,
): Promise<FoundProduct | undefined> {
  return db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select(['sku', 'name', 'image_url as imageUrl'])
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .executeTakeFirst();
}
