import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callOzon, OzonInt, type OzonKey } from './call-ozon.ts';

/** The contract's largest page and largest list of ids. */
const MOST_PRODUCTS = 1000;

/** Roubles, as a number or as text, with a dot or a comma; null when there is no price: 0 stands for one that is not set. */
const Roubles = z
  .union([z.number(), z.string(), z.null()])
  .optional()
  .transform((value) => {
    const text = String(value ?? '').replace(',', '.');
    return /^\d{1,12}(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) || null : null;
  });

const Prices = z.object({
  items: z.array(
    z
      .object({
        product_id: OzonInt,
        offer_id: z.string(),
        price: z.object({
          price: Roubles,
          old_price: Roubles,
          min_price: Roubles,
          marketing_seller_price: Roubles,
        }),
      })
      .transform(({ product_id, offer_id, price }) => ({
        productId: product_id,
        offerId: offer_id,
        priceKopecks: price.price,
        oldPriceKopecks: price.old_price,
        minPriceKopecks: price.min_price,
        /** With the seller's own promotions; null: none, or the answer leaves it out. */
        salePriceKopecks: price.marketing_seller_price,
      })),
  ),
});
export type ProductPrice = z.output<typeof Prices>['items'][number];

/** The seller's own price with their promotions; what the marketplace adds of its own is in neither. */
export function sellersPrice({ salePriceKopecks, priceKopecks }: ProductPrice): number | null {
  return salePriceKopecks ?? priceKopecks;
}

export async function getProductPrices(
  key: OzonKey,
  productIds: readonly number[],
): Promise<CallAnswer<ProductPrice[]>> {
  const filter = { product_id: productIds.map(String), visibility: 'ALL' };
  const answer = await callOzon(key, '/v5/product/info/prices', { filter, limit: MOST_PRODUCTS }, Prices);
  return answer.outcome === 'ok' ? { outcome: 'ok', data: answer.data.items } : answer;
}
