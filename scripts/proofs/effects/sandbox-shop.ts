import { moscowDay, moscowMoment } from '../../../sandbox/src/clock/moscow-day.ts';
import { createMarket } from '../../../sandbox/src/market/create-market.ts';
import { DEMO_SELLER_ID } from '../../../sandbox/src/market/demo-seller.ts';
import { createTraffic } from '../../../sandbox/src/traffic/create-traffic.ts';
import { daysOff } from '../../../server/src/effects/donors/days-off.ts';
import type { Product } from './ask-shop.ts';

const MARKET = { seed: 7, queryCount: 5000, productCount: 5000 };
const LAST = new Date('2026-11-20T00:00:00Z');

/** What the demo seller's own analytics say of so many days of each product. */
export function readSandboxShop(days: number, products: number): Required<Product>[] {
  const market = createMarket(MARKET);
  const traffic = createTraffic(market);
  const last = moscowDay(LAST);
  const all = market.products.ofSeller(DEMO_SELLER_ID).slice(0, products);
  return all.map(({ sku }) => {
    const figures = {
      orders: new Float64Array(days),
      openings: new Float64Array(days),
      views: new Float64Array(days),
      advertised: new Float64Array(days),
      revenueKopecks: new Float64Array(days),
    };
    for (let place = 0; place < days; place += 1) {
      const day = last - days + place;
      const [fromMs, toMs] = [moscowMoment(day, 0).getTime(), moscowMoment(day + 1, 0).getTime()];
      const span = { marketplace: 'ozon', sku, fromMs, toMs } as const;
      const [organic, advertised] = [traffic.organic(span), traffic.advertised(span)];
      figures.orders[place] = organic.orders + advertised.orders;
      figures.openings[place] = organic.clicks + advertised.clicks;
      figures.views[place] = organic.views + advertised.views;
      figures.advertised[place] = advertised.clicks;
      figures.revenueKopecks[place] = organic.ordersKopecks + advertised.ordersKopecks;
    }
    const { orders, openings, views } = figures;
    return { sku, orders, openings, views, history: { ...figures, off: daysOff(views), changes: [] } };
  });
}
