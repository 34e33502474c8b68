import { createClock } from '../clock/create-clock.ts';
import { createMarket } from '../market/create-market.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import type { Product } from '../market/market.ts';
import { createTopQueries } from '../page/find-top-queries.ts';
import type { SellerPages } from '../page/seller-pages.ts';
import { openStore } from '../platform/open-store.ts';
import { createShelves } from '../shelf/create-shelves.ts';
import { createTraffic } from '../traffic/create-traffic.ts';
import { START } from './small-sandbox.ts';

/** A small market under a standing clock, as the pages of sellers see it, and a product of the demo seller. */
export function openSellerPages(): { pages: SellerPages; product: Product } {
  const market = createMarket({ seed: 7, queryCount: 2000, productCount: 2000, store: openStore() });
  const shelves = createShelves(market);
  const [product] = market.products.ofSeller(DEMO_SELLER_ID);
  if (product === undefined) throw new Error('the demo seller sells nothing');
  const clock = createClock({ startAt: START, speed: 0 });
  const findTopQueries = createTopQueries(market, shelves);
  return { pages: { market, clock, shelves, traffic: createTraffic(market), findTopQueries }, product };
}
