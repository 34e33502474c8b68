import type { Market, Product } from '../market/market.ts';

/** What a seller has on Yandex Market, in the order of offers. */
export function listOwnProducts(market: Market, sellerId: number): Product[] {
  return market.products
    .ofSeller(sellerId)
    .filter(({ sku }) => market.products.isSold(sku, 'ym'))
    .toSorted((one, other) => (one.offerId < other.offerId ? -1 : 1));
}

/** The number of the card on Yandex Market. */
export const marketSkuOf = ({ productId }: Product) => 100_000_000_000 + productId;
