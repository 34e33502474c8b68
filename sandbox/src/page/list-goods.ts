import { moscowDay, moscowMoment } from '../clock/moscow-day.ts';
import type { MarketplaceId, Product, ProductState } from '../market/market.ts';
import { addCounters, type Counters } from '../traffic/traffic.ts';
import type { TopQuery } from './find-top-queries.ts';
import type { SellerPages } from './seller-pages.ts';

const WHOLE_COUNTRY = 0;
// The most searched query in which the product stands at all, among so many.
const SHOWN_OF = 3;

/** A product of a seller at a moment. */
export type Goods = {
  product: Product;
  title: string;
  mainPicture: string;
  state: ProductState;
  /** 0 to 1; 0: not advertised. */
  bid: number;
  /** Since Moscow midnight, with advertising. */
  today: Counters;
  topQuery: TopQuery | undefined;
};

/** What buyers did since Moscow midnight, or on the day `daysAgo` up to the same moment as now. */
export function countDay(
  { traffic }: Pick<SellerPages, 'traffic'>,
  { marketplace, sku }: { marketplace: MarketplaceId; sku: number },
  now: Date,
  daysAgo = 0,
): { organic: Counters; advertised: Counters } {
  const day = moscowDay(now) - daysAgo;
  const fromMs = moscowMoment(day, 0).getTime();
  const toMs = daysAgo === 0 ? now.getTime() : moscowMoment(day + 1, 0).getTime();
  const span = { marketplace, sku, fromMs, toMs };
  return { organic: traffic.organic(span), advertised: traffic.advertised(span) };
}

export function describeGoods(
  pages: SellerPages,
  product: Product,
  marketplace: MarketplaceId,
  now: Date,
): Goods {
  const { market, traffic, findTopQueries } = pages;
  const look = market.products.look(product.sku, now, marketplace);
  const { organic, advertised } = countDay(pages, { marketplace, sku: product.sku }, now);
  const ask = { cityId: WHOLE_COUNTRY, at: now, marketplace, most: SHOWN_OF };
  const topQueries = findTopQueries(product, ask);
  return {
    product,
    title: look.title,
    mainPicture: look.pictures[0]?.address ?? '',
    state: market.products.state(product.sku, now, marketplace),
    bid: traffic.campaigns.bid(marketplace, product.sku, now.getTime()),
    today: addCounters(organic, advertised),
    topQuery: topQueries.find(({ place }) => place !== undefined) ?? topQueries[0],
  };
}
