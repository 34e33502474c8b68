import { writeInt64 } from './int64.ts';
import { ProductPageAsk, selectProducts } from './select-products.ts';
import type { SellerCall } from './seller-call.ts';

/** /v3/product/list: the `sku` is not given here, as in the real API. */
export function listProducts(call: SellerCall, body: unknown): unknown {
  const { products, total, lastId } = selectProducts(call, ProductPageAsk.parse(body));
  return {
    result: {
      items: products.map(({ sku, productId, offerId }) => ({
        product_id: writeInt64(productId),
        offer_id: offerId,
        archived: false,
        has_fbo_stocks: call.market.products.state(sku, call.now).stock > 0,
        has_fbs_stocks: false,
        is_discounted: false,
        quants: [],
      })),
      total,
      last_id: lastId,
    },
  };
}
