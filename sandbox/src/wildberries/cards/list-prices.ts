import { z } from 'zod';
import type { Product } from '../../market/market.ts';
import { nmIdOf } from '../../market/nm-id.ts';
import { findOwnProduct, listOwnProducts } from '../own-products.ts';
import type { WbCall, WbOperation } from '../wb-call.ts';
import { chrtIdOf } from './list-cards.ts';

const CLUB_DISCOUNT_PERCENT = 5;
const MOST = 1000;

const PageAsk = z.object({
  limit: z.coerce.number().int().min(1).max(MOST),
  offset: z.coerce.number().int().min(0).default(0),
  filterNmID: z.coerce.number().int().optional(),
});
const ListAsk = z.object({ nmList: z.array(z.int()).min(1).max(MOST) });

/** Sellers set a price before the discount and the discount in whole percent; buyers pay what is left. */
function describePrice({ market, now }: WbCall, product: Product): unknown {
  const { priceKopecks } = market.products.state(product.sku, now, 'wb');
  const discount = Math.max(0, Math.min(95, Math.round(100 * (1 - priceKopecks / product.oldPriceKopecks))));
  const price = Math.round(priceKopecks / (100 - discount));
  const discountedPrice = Math.round(price * (100 - discount)) / 100;
  return {
    nmID: nmIdOf(product.sku),
    vendorCode: product.offerId,
    sizes: [
      {
        sizeID: chrtIdOf(product),
        price,
        discountedPrice,
        clubDiscountedPrice: Math.round(discountedPrice * (100 - CLUB_DISCOUNT_PERCENT)) / 100,
        techSizeName: '0',
      },
    ],
    currencyIsoCode4217: 'RUB',
    discount,
    clubDiscount: CLUB_DISCOUNT_PERCENT,
    editableSizePrice: false,
    isBadTurnover: false,
  };
}

function answer(call: WbCall, products: readonly Product[]): unknown {
  return {
    data: { listGoods: products.map((product) => describePrice(call, product)) },
    error: false,
    errorText: '',
  };
}

/** GET /api/v2/list/goods/filter */
export const listPrices: WbOperation = (call, { query }) => {
  const { limit, offset, filterNmID } = PageAsk.parse(query);
  if (filterNmID === undefined) return answer(call, listOwnProducts(call).slice(offset, offset + limit));
  const product = findOwnProduct(call, filterNmID);
  return answer(call, product === undefined ? [] : [product]);
};

/** POST /api/v2/list/goods/filter: articles of others are silently left out. */
export const listPricesOf: WbOperation = (call, { body }) => {
  const requested = new Set(ListAsk.parse(body).nmList);
  return answer(
    call,
    listOwnProducts(call).filter(({ sku }) => requested.has(nmIdOf(sku))),
  );
};
