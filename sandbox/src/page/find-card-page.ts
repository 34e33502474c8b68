import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { MarketplaceId, Product } from '../market/market.ts';
import type { CardPage } from './card-page.ts';
import { countDay } from './list-goods.ts';
import type { SellerPages } from './seller-pages.ts';

const TOP_QUERIES = 8;
const DAYS_SHOWN = 7;
const CAUSES_DAYS = 30;

function nameDay(now: Date, daysAgo: number): string {
  if (daysAgo === 0) return 'today';
  const day = new Date(now.getTime() - daysAgo * DAY_MS);
  return day.toLocaleDateString('en-GB', { timeZone: 'Europe/Moscow', day: 'numeric', month: 'short' });
}

/** Everything that the page of a card shows at this moment. */
export function findCardPage(
  pages: SellerPages,
  product: Product,
  marketplace: MarketplaceId,
  cityId: number,
): CardPage {
  const { market, clock, findTopQueries } = pages;
  const now = clock.now();
  const { sku } = product;
  const nameOf = (sellerId: number) => market.sellers.get(sellerId)?.name ?? String(sellerId);
  return {
    product,
    sellerName: nameOf(product.sellerId),
    marketplace,
    cityId,
    cities: market.cities,
    look: market.products.look(sku, now, marketplace),
    card: market.products.card(sku, now),
    categories: market.categories,
    state: market.products.state(sku, now, marketplace),
    advertising: market.products.advertising(sku, now, marketplace),
    days: Array.from({ length: DAYS_SHOWN }, (_, daysAgo) => ({
      name: nameDay(now, daysAgo),
      ...countDay(pages, { marketplace, sku }, now, daysAgo),
    })),
    topQueries: findTopQueries(product, { cityId, at: now, marketplace, most: TOP_QUERIES }),
    piggyBackers:
      market.products.isSold(sku, marketplace) && marketplace === 'ozon'
        ? market.piggyBackers(sku, now).map((one) => ({ ...one, sellerName: nameOf(one.sellerId) }))
        : [],
    changes: market.changesOf(sku),
    causes: market.causes(sku, now.getTime() - CAUSES_DAYS * DAY_MS, now.getTime()),
  };
}
