import { z } from 'zod';
import type { Product } from '../market/market.ts';
import { writeInt64 } from './int64.ts';
import { ProductPageAsk, selectProducts } from './select-products.ts';
import type { SellerCall } from './seller-call.ts';

const Ask = z.object({
  cursor: z.string().max(100).default(''),
  filter: ProductPageAsk.shape.filter.unwrap().omit({ sku: true }),
  limit: z.int().min(1).max(1000),
});

// Percent of the price, and roubles for a parcel; the market knows no costs.
const COMMISSIONS = {
  sales_percent_fbo: 17,
  sales_percent_fbs: 19,
  sales_percent_rfbs: 18,
  sales_percent_fbp: 17,
  fbo_deliv_to_customer_amount: 25,
  fbo_direct_flow_trans_min_amount: 40,
  fbo_direct_flow_trans_max_amount: 80,
  fbo_return_flow_amount: 40,
  fbs_deliv_to_customer_amount: 25,
  fbs_direct_flow_trans_min_amount: 60,
  fbs_direct_flow_trans_max_amount: 90,
  fbs_first_mile_min_amount: 10,
  fbs_first_mile_max_amount: 25,
  fbs_return_flow_amount: 60,
};

function describePrice({ market, now }: SellerCall, { sku, productId, offerId, oldPriceKopecks }: Product) {
  const price = market.products.state(sku, now).priceKopecks / 100;
  const index = { min_price: price, min_price_currency: 'RUB', price_index_value: 1 };
  return {
    product_id: writeInt64(productId),
    offer_id: offerId,
    price: {
      price,
      marketing_seller_price: price,
      old_price: Math.max(price, oldPriceKopecks / 100),
      min_price: Math.round(price * 0.9),
      net_price: 0,
      retail_price: 0,
      currency_code: 'RUB',
      vat: 0.2,
      auto_action_enabled: false,
    },
    price_indexes: {
      color_index: 'GREEN',
      external_index_data: index,
      ozon_index_data: index,
      self_marketplaces_index_data: index,
    },
    commissions: COMMISSIONS,
    marketing_actions: { actions: [], ozon_actions_exist: false },
    acquiring: Math.round(price * 1.5) / 100,
    volume_weight: 0.5,
  };
}

/** /v5/product/info/prices: what the sandbox's price pages change is seen here at once. */
export function listProductPrices(call: SellerCall, body: unknown): unknown {
  const { cursor, filter, limit } = Ask.parse(body);
  // Several groups of ids narrow the list together here; the sandbox takes one, as in the other lists.
  const { products, total, lastId } = selectProducts(
    call,
    ProductPageAsk.parse({ filter, limit, last_id: cursor }),
  );
  return { items: products.map((product) => describePrice(call, product)), total, cursor: lastId };
}
