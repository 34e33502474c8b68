import { z } from 'zod';
import { Int64, writeInt64 } from './int64.ts';
import type { SellerCall } from './seller-call.ts';

const Ask = z.object({ sku: z.array(Int64).min(1).max(200) });

/** /v1/product/related-sku/get: every product of the sandbox has one SKU for all schemes, so it is related to itself. */
export function listRelatedSkus({ market, seller, now }: SellerCall, body: unknown): unknown {
  const own = new Map(market.products.ofSeller(seller.id).map((product) => [product.sku, product] as const));
  const requested = [...new Set(Ask.parse(body).sku)];
  const found = requested.flatMap((sku) => own.get(sku) ?? []);
  return {
    items: found.map(({ sku, productId }) => ({
      sku: writeInt64(sku),
      product_id: writeInt64(productId),
      delivery_schema: 'SDS',
      availability: market.products.state(sku, now).stock > 0 ? 'AVAILABLE' : 'HIDDEN',
    })),
    errors: requested
      .filter((sku) => !own.has(sku))
      .map((sku) => ({ code: 'not_found', sku, message: 'sku does not exist' })),
  };
}
