import { moscowDay, moscowMoment } from '../clock/moscow-day.ts';
import { mix } from '../market/chance.ts';
import { campaignId, describeOwnCampaign, type OwnCampaign, SEARCH_PROMO_SERIAL } from './own-campaign.ts';
import type { PerformanceCall } from './performance-call.ts';

const SEARCH_PROMO_PRODUCTS = 12;

/** Every account has one campaign that is paid per order, for products which no other campaign shows. */
function describeSearchPromo(
  { seller, market, now }: PerformanceCall,
  others: readonly OwnCampaign[],
): OwnCampaign {
  const advertised = new Set(others.flatMap(({ items }) => items.map(({ sku }) => sku)));
  const items = market.products
    .ofSeller(seller.id)
    .filter(({ sku }) => !advertised.has(sku) && mix(market.seed, sku) % 3 === 0)
    .slice(0, SEARCH_PROMO_PRODUCTS)
    .map(({ sku }) => ({ sku, bid: 0.05 + (mix(market.seed, sku) % 10) / 100 }));
  const fromDay = others[0]?.fromDay ?? moscowDay(now);
  return {
    id: campaignId(seller.id, SEARCH_PROMO_SERIAL),
    title: 'Продвижение с оплатой за заказ',
    kind: 'SEARCH_PROMO',
    state: 'CAMPAIGN_STATE_RUNNING',
    placement: 'PLACEMENT_SEARCH_AND_CATEGORY',
    items,
    fromDay,
    untilDay: undefined,
    updatedAt: moscowMoment(fromDay, 0),
  };
}

/** All campaigns of the account, those paid per click first. */
export function listOwnCampaigns(call: PerformanceCall): OwnCampaign[] {
  const today = moscowDay(call.now);
  const perClick = call.traffic.campaigns
    .ofSeller('ozon', call.seller.id, call.now)
    .map((campaign) => describeOwnCampaign(call.seller.id, campaign, today));
  return [...perClick, describeSearchPromo(call, perClick)];
}
