import { moscowDay } from '../../clock/moscow-day.ts';
import type { DayNumber, Market, Product } from '../../market/market.ts';
import type { Campaign } from '../../traffic/create-campaigns.ts';
import type { Traffic } from '../../traffic/create-traffic.ts';
import { listOwnProducts } from '../list-own-products.ts';
import { shopOfProduct } from '../list-shops.ts';
import type { OrderedReport } from './ordered-report.ts';

/** What a report is about, as it was when it was ordered. */
export type ReportScope = {
  market: Market;
  traffic: Traffic;
  report: OrderedReport;
  products: readonly Product[];
  campaigns: readonly Campaign[];
  /** Closed days only: a day that still runs is in no report. `to` may be before `from`. */
  from: DayNumber;
  to: DayNumber;
  orderedAt: Date;
};

export function openScope(market: Market, traffic: Traffic, report: OrderedReport): ReportScope {
  const { sellerId, campaignId, categoryId, from, to } = report;
  const orderedAt = new Date(report.requestedAtMs);
  const products = listOwnProducts(market, sellerId).filter(
    (product) =>
      (campaignId === undefined || shopOfProduct(sellerId, product.sku)?.campaignId === campaignId) &&
      (categoryId === undefined || product.categoryId === categoryId),
  );
  return {
    market,
    traffic,
    report,
    products,
    campaigns: traffic.campaigns.ofSeller('ym', sellerId, orderedAt),
    from,
    to: Math.min(to, moscowDay(orderedAt) - 1),
    orderedAt,
  };
}

export function listDays({ from, to }: Pick<ReportScope, 'from' | 'to'>): DayNumber[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
}
