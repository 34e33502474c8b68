import type { DbContext } from '../../platform/context.ts';
import type { ProductsTables } from '../../products/tables.ts';

export type OwnProduct = { sku: number; name: string; imageUrl: string | null };

/** What a cabinet sells itself. */
export async function listOwnProducts({ db }: DbContext, cabinetId: number): Promise<OwnProduct[]> {
  return db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select(['sku', 'name', 'image_url as imageUrl'])
    .where('cabinet_id', '=', cabinetId)
    .where('is_external', '=', false)
    .execute();
}
