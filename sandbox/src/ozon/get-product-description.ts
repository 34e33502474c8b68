import { z } from 'zod';
import { Int64, writeInt64 } from './int64.ts';
import type { SellerCall } from './seller-call.ts';
import { invalidArgument, SellerError } from './seller-error.ts';

const Ask = z.object({ offer_id: z.string().optional(), product_id: Int64.optional() });

/** /v1/product/info/description: one product, by one of the two ids. */
export function getProductDescription({ market, seller, now }: SellerCall, body: unknown): unknown {
  const { offer_id, product_id } = Ask.parse(body);
  if ((offer_id === undefined) === (product_id === undefined))
    throw invalidArgument('use either offer_id or product_id');
  const product = market.products
    .ofSeller(seller.id)
    .find(({ offerId, productId }) => offerId === offer_id || productId === product_id);
  if (product === undefined) throw new SellerError(404, 5, 'product is not found');
  return {
    result: {
      id: writeInt64(product.productId),
      offer_id: product.offerId,
      name: market.products.look(product.sku, now).title,
      description: market.products.card(product.sku, now).description,
    },
  };
}
