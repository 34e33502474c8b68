import { moscowDay } from '../clock/moscow-day.ts';
import type { Product } from '../market/market.ts';
import { nmIdOf, skuOfNmId } from '../market/nm-id.ts';
import type { WbCall } from './wb-call.ts';

type Owner = Pick<WbCall, 'market' | 'seller' | 'now'>;

/** The seller's products that are on sale here, by article. */
export function listOwnProducts({ market, seller, now }: Owner): Product[] {
  const today = moscowDay(now);
  return market.products
    .ofSeller(seller.id)
    .filter(({ sku, createdDay }) => createdDay <= today && market.products.isSold(sku, 'wb'))
    .toSorted((one, other) => nmIdOf(one.sku) - nmIdOf(other.sku));
}

/** undefined for an article of nobody or of somebody else. */
export function findOwnProduct(owner: Owner, nmId: number): Product | undefined {
  const sku = skuOfNmId(nmId);
  return sku === undefined ? undefined : listOwnProducts(owner).find((product) => product.sku === sku);
}

export function subjectNameOf({ market }: Pick<WbCall, 'market'>, { categoryId }: Product): string {
  return market.categories.find(({ id }) => id === categoryId)?.name ?? '';
}
