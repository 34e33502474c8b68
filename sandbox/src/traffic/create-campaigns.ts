import { moscowDay } from '../clock/moscow-day.ts';
import { mix } from '../market/chance.ts';
import type { Market, MarketplaceId } from '../market/market.ts';
import { createMemory } from '../platform/create-memory.ts';
import { findSwitch } from './find-switch.ts';
import {
  type CampaignPlan,
  findPhase,
  listCampaigns,
  planCampaigns,
  type SellerPlan,
} from './plan-campaigns.ts';

/** `isOn`: at least one of its products is advertised at the moment that was asked about. */
export type Campaign = CampaignPlan & { isOn: boolean; switchedAtMs: number | undefined };

export type Campaigns = {
  ofSeller(marketplace: MarketplaceId, sellerId: number, at: Date): Campaign[];
  /** 0 to 1; 0 while no campaign shows the product. */
  bid(marketplace: MarketplaceId, sku: number, atMs: number): number;
};

const KEPT_SELLERS = 500;
const KEPT_PRODUCTS = 10_000;
const PLACES: Readonly<Record<MarketplaceId, number>> = { ozon: 1, wb: 2, ym: 3 };

const dayAt = (atMs: number) => moscowDay(new Date(atMs));

/** Campaigns as planned, switched by the market's changes of bids. */
export function createCampaigns(market: Market): Campaigns {
  const plans = createMemory<SellerPlan>(KEPT_SELLERS);
  const sellers = createMemory<{ sellerId: number | undefined }>(KEPT_PRODUCTS);

  function planOf(marketplace: MarketplaceId, sellerId: number): SellerPlan {
    return plans.of(`${marketplace} ${sellerId}`, () => {
      const products = market.products.ofSeller(sellerId);
      const sold = products.filter(({ sku }) => market.products.isSold(sku, marketplace));
      return planCampaigns(
        sold.map(({ sku }) => sku),
        mix(mix(market.seed, sellerId), PLACES[marketplace]),
      );
    });
  }

  function bid(marketplace: MarketplaceId, sku: number, atMs: number): number {
    const { sellerId } = sellers.of(String(sku), () => ({ sellerId: market.products.bySku(sku)?.sellerId }));
    if (sellerId === undefined) return 0;
    const { running, sinceDay } = findPhase(planOf(marketplace, sellerId), sku, dayAt(atMs));
    const switched = findSwitch(market, marketplace, sku, sinceDay, atMs);
    return switched?.bid ?? running?.items.find((item) => item.sku === sku)?.bid ?? 0;
  }

  function describe(marketplace: MarketplaceId, plan: CampaignPlan, atMs: number): Campaign {
    const { fromDay, untilDay, items } = plan;
    const isPast = untilDay !== undefined && dayAt(atMs) >= untilDay;
    // Its products may run in a later campaign by now.
    if (isPast && plan.end === 'finished') return { ...plan, isOn: false, switchedAtMs: undefined };
    const sinceDay = isPast ? untilDay : fromDay;
    return {
      ...plan,
      isOn: items.some(({ sku }) => bid(marketplace, sku, atMs) > 0),
      switchedAtMs: items
        .map(({ sku }) => findSwitch(market, marketplace, sku, sinceDay, atMs)?.atMs)
        .findLast((moment) => moment !== undefined),
    };
  }

  return {
    bid,
    ofSeller: (marketplace, sellerId, at) =>
      listCampaigns(planOf(marketplace, sellerId), moscowDay(at)).map((plan) =>
        describe(marketplace, plan, at.getTime()),
      ),
  };
}
