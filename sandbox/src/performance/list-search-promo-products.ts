import { moscowDay, moscowMoment } from '../clock/moscow-day.ts';
import { pictureUrl } from '../images/picture-url.ts';
import { listOwnCampaigns } from './list-own-campaigns.ts';
import { perOne, writeRub } from './money.ts';
import { cutPage, Page } from './page.ts';
import type { PerformanceCall } from './performance-call.ts';

const WEEK = 7;
const VISIBILITY_VIEWS = 100;

function countViews({ traffic, now }: PerformanceCall, sku: number, weeksAgo: number): number {
  const until = moscowDay(now) - WEEK * weeksAgo;
  const fromMs = moscowMoment(until - WEEK, 0).getTime();
  return traffic.organic({ marketplace: 'ozon', sku, fromMs, toMs: moscowMoment(until, 0).getTime() }).views;
}

/** POST /api/client/campaign/search_promo/v2/products: what is paid for with a part of each order. */
export function listSearchPromoProducts(call: PerformanceCall, body: unknown, baseUrl: string): unknown {
  const page = Page.parse(body);
  const items = listOwnCampaigns(call).find(({ kind }) => kind === 'SEARCH_PROMO')?.items ?? [];
  const products = cutPage(items, page).map(({ sku, bid }) => {
    const { title, pictures } = call.market.products.look(sku, call.now);
    const { priceKopecks, stock } = call.market.products.state(sku, call.now);
    const [thisWeek, previousWeek] = [countViews(call, sku, 0), countViews(call, sku, 1)];
    const [main] = pictures;
    return {
      sku: String(sku),
      sourceSku: call.market.products.bySku(sku)?.offerId ?? '',
      title,
      price: writeRub(priceKopecks, '.'),
      imageUrl: main === undefined ? '' : pictureUrl(baseUrl, main),
      bid: Math.round(bid * 1000) / 10,
      bidPrice: writeRub(perOne(priceKopecks * bid, 1), '.'),
      searchPromoStatus: true,
      isSearchPromoAvailable: stock > 0,
      visibilityIndex: String(Math.min(100, Math.round(thisWeek / VISIBILITY_VIEWS))),
      previousVisibilityIndex: String(Math.min(100, Math.round(previousWeek / VISIBILITY_VIEWS))),
      views: { previousWeek: String(previousWeek), thisWeek: String(thisWeek) },
    };
  });
  return { total: String(items.length), products };
}
