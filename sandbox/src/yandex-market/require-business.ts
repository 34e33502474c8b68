import { listShops, type Shop, sellerOfCampaign } from './list-shops.ts';
import type { MarketCall } from './market-call.ts';
import { accessDenied, MarketError } from './market-error.ts';

/** Throws unless the business is the key's own. */
export function requireBusiness(call: MarketCall, businessId: number): void {
  if (businessId !== call.businessId) throw accessDenied();
}

/** A shop of the key's business, whatever state it is in. */
export function getShop(call: MarketCall, campaignId: number): Shop {
  const shop = listShops(call.seller.id).find((one) => one.campaignId === campaignId);
  if (shop !== undefined) return shop;
  const sellerId = sellerOfCampaign(campaignId);
  const isSomebodys = listShops(sellerId).some((one) => one.campaignId === campaignId);
  if (isSomebodys && call.market.sellers.get(sellerId) !== undefined) throw accessDenied();
  throw new MarketError(404, `Campaign not found: '${campaignId}'`);
}

/** A shop whose methods may be used now. */
export function requireShop(call: MarketCall, campaignId: number): Shop {
  const shop = getShop(call, campaignId);
  if (shop.apiAvailability !== 'AVAILABLE')
    throw new MarketError(403, `Access denied for campaign '${campaignId}' because it is not active`);
  if (shop.isMoving) throw new MarketError(423, 'Campaign is in business migration');
  return shop;
}
