import type { RequestsProduct } from '@vitrina/contract/my-requests.ts';
import type { DbContext } from '../platform/context.ts';
import type { ProductsTables } from '../products/tables.ts';
import { listTagsOfProducts } from '../products/tags/list-tags-of-products.ts';

export type DescribedProduct = Pick<RequestsProduct, 'offerId' | 'name' | 'imageUrl'> & {
  sku: number;
  tagIds: number[];
};

/** Own products by their numbers, whatever their state, in no order. */
export async function describeProducts(
  { db }: DbContext,
  cabinetId: number,
  skus: readonly number[],
): Promise<DescribedProduct[]> {
  if (skus.length === 0) return [];
  const [found, tags] = await Promise.all([
    db
      .withTables<ProductsTables>()
      .selectFrom('products')
      .select(['sku', 'offer_id as offerId', 'name', 'image_url as imageUrl'])
      .where('cabinet_id', '=', cabinetId)
      .where('sku', 'in', skus)
      .execute(),
    listTagsOfProducts(db, cabinetId, skus),
  ]);
  return found.map((product) => ({ ...product, tagIds: tags.get(product.sku) ?? [] }));
}
