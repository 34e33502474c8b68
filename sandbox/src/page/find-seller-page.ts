import type { MarketplaceId, Seller } from '../market/market.ts';
import { describeGoods } from './list-goods.ts';
import type { SellerPage } from './render-seller.ts';
import type { SellerPages } from './seller-pages.ts';

const PER_PAGE = 20;

type Ask = { marketplace: MarketplaceId; page: number };

/** A page of what a seller has on sale on a marketplace, at the moment of the clock. */
export function findSellerPage(pages: SellerPages, seller: Seller, { marketplace, page }: Ask): SellerPage {
  const { market, clock, traffic } = pages;
  const now = clock.now();
  const products = market.products
    .ofSeller(seller.id)
    .filter(({ sku }) => market.products.isSold(sku, marketplace));
  const lastPage = Math.max(1, Math.ceil(products.length / PER_PAGE));
  const shown = Math.min(page, lastPage);
  return {
    seller,
    marketplace,
    now,
    goods: products
      .slice((shown - 1) * PER_PAGE, shown * PER_PAGE)
      .map((product) => describeGoods(pages, product, marketplace, now)),
    campaigns: traffic.campaigns.ofSeller(marketplace, seller.id, now),
    page: shown,
    pages: lastPage,
    productsCount: products.length,
  };
}
