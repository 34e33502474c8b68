import { moscowDay } from '../clock/moscow-day.ts';
import type { CampaignPlan, Market, MarketplaceId } from '../market/market.ts';

/** `isOn`: at least one of its products is in it at the moment that was asked about, shown or waiting for money. */
export type Campaign = CampaignPlan & { isOn: boolean; switchedAtMs: number | undefined };

/** What the market knows of advertising, as sellers see it. */
export type Campaigns = {
  ofSeller(marketplace: MarketplaceId, sellerId: number, at: Date): Campaign[];
  /** 0 to 1; 0 while no campaign shows the product. */
  bid(marketplace: MarketplaceId, sku: number, atMs: number): number;
  /** The same, also while the day's money is spent. */
  campaignBid(marketplace: MarketplaceId, sku: number, atMs: number): number;
};

export function createCampaigns({ products, campaigns }: Market): Campaigns {
  function describe(marketplace: MarketplaceId, plan: CampaignPlan, at: Date): Campaign {
    const isPast = plan.untilDay !== undefined && moscowDay(at) >= plan.untilDay;
    // Its products may run in a later campaign by now.
    if (isPast && plan.end === 'finished') return { ...plan, isOn: false, switchedAtMs: undefined };
    const items = plan.items.map(({ sku }) => products.advertising(sku, at, marketplace));
    return {
      ...plan,
      isOn: items.some(({ campaignBid }) => campaignBid > 0),
      switchedAtMs: items.findLast(({ switchedAtMs }) => switchedAtMs !== undefined)?.switchedAtMs,
    };
  }

  return {
    bid: (marketplace, sku, atMs) => products.advertising(sku, new Date(atMs), marketplace).bid,
    campaignBid: (marketplace, sku, atMs) =>
      products.advertising(sku, new Date(atMs), marketplace).campaignBid,
    ofSeller: (marketplace, sellerId, at) =>
      campaigns(sellerId, at, marketplace).map((plan) => describe(marketplace, plan, at)),
  };
}
