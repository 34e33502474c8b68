import type { RequestsProduct } from '@vitrina/contract/my-requests.ts';
import type { DbContext } from '../platform/context.ts';
import { searchSql, tagsSql } from '../products/search-sql.ts';
import type { ProductsTables } from '../products/tables.ts';
import { listTagsOfProducts } from '../products/tags/list-tags-of-products.ts';

export type DescribedProduct = Pick<RequestsProduct, 'offerId' | 'name' | 'imageUrl'> & {
  sku: number;
  tagIds: number[];
};
type Narrow = { sku?: number; search?: string; tagIds?: readonly number[] };

/** Own products that are on sale, or the one that is named, whatever its state. */
export async function describeProducts(
  { db }: DbContext,
  cabinetId: number,
  { sku, search = '', tagIds = [] }: Narrow,
): Promise<DescribedProduct[]> {
  let matching = db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select(['sku', 'offer_id as offerId', 'name', 'image_url as imageUrl'])
    .where('cabinet_id', '=', cabinetId)
    .where(searchSql(search))
    .where(tagsSql({ cabinetId, tagIds, tagMode: 'any' }));
  matching =
    sku === undefined
      ? matching.where('is_archived', '=', false).where('is_external', '=', false)
      : matching.where('sku', '=', sku);
  const found = await matching.orderBy('sku').execute();
  const tags = await listTagsOfProducts(
    db,
    cabinetId,
    found.map((product) => product.sku),
  );
  return found.map((product) => ({ ...product, tagIds: tags.get(product.sku) ?? [] }));
}
