import type { DbContext } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import type { ProductsTables } from './tables.ts';

export type OwnProduct = {
  sku: number;
  productId: number;
  offerId: string;
  name: string;
  imageUrl: string | null;
};

/** Those of some products that the cabinet itself sells, in no order. */
export async function listOwnProducts(
  { db }: DbContext,
  cabinetId: number,
  skus: readonly number[],
): Promise<OwnProduct[]> {
  if (skus.length === 0) return [];
  return db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select(['sku', 'product_id as productId', 'offer_id as offerId', 'name', 'image_url as imageUrl'])
    .where('cabinet_id', '=', cabinetId)
    .where('is_external', '=', false)
    .where('sku', 'in', skus)
    .$narrowType<{ productId: number }>()
    .execute();
}

/** In the order in which they were named, each once; one that the cabinet does not sell is refused. */
export async function requireOwnProducts(
  context: DbContext,
  cabinetId: number,
  skus: readonly number[],
): Promise<OwnProduct[]> {
  const unique = [...new Set(skus)];
  const known = new Map((await listOwnProducts(context, cabinetId, unique)).map((one) => [one.sku, one]));
  return unique.map((sku) => {
    const product = known.get(sku);
    if (product === undefined) throw problem('product.notFound');
    return product;
  });
}
