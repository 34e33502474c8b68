import { z } from 'zod';
import { type Ask, BusinessParams, CampaignParams, PageToken, pageLimit } from './ask.ts';
import { listShops, type Shop, subscriptionOf } from './list-shops.ts';
import type { MarketCall } from './market-call.ts';
import { takePage } from './page-token.ts';
import { getShop, requireBusiness } from './require-business.ts';

const PAGE_SIZE_MOST = 100;
const Pages = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MOST).optional(),
});

function describeShop({ seller, businessId }: MarketCall, shop: Shop) {
  return {
    domain: `${seller.name} ${shop.placementType}`,
    id: shop.campaignId,
    clientId: 1000 + seller.id,
    business: { id: businessId, name: seller.name },
    placementType: shop.placementType,
    apiAvailability: shop.apiAvailability,
  };
}

/** Pages go by token; those by number are outdated and still answered. */
export function listCampaigns(call: MarketCall, { query }: Ask) {
  const shops = listShops(call.seller.id);
  const { page: currentPage, pageSize } = Pages.parse(query);
  const limit = pageSize ?? pageLimit(PAGE_SIZE_MOST, PAGE_SIZE_MOST, 'refused').parse(query);
  const skipped = pageSize === undefined ? 0 : (currentPage - 1) * pageSize;
  const { page, paging } = takePage(shops.slice(skipped), PageToken.parse(query), limit);
  return {
    campaigns: page.map((shop) => describeShop(call, shop)),
    pager: {
      total: shops.length,
      from: skipped + 1,
      to: skipped + page.length,
      currentPage,
      pagesCount: Math.ceil(shops.length / limit),
      pageSize: limit,
    },
    paging,
  };
}

export function getCampaign(call: MarketCall, { params }: Ask) {
  return { campaign: describeShop(call, getShop(call, CampaignParams.parse(params).campaignId)) };
}

export function getBusinessSettings(call: MarketCall, { params }: Ask) {
  requireBusiness(call, BusinessParams.parse(params).businessId);
  return {
    status: 'OK',
    result: {
      info: { id: call.businessId, name: call.seller.name },
      settings: { onlyDefaultPrice: true, currency: 'RUR' },
      subscriptionLevel: subscriptionOf(call.seller.id),
    },
  };
}

export function getTokenInfo({ tokenName, scopes }: MarketCall) {
  return { status: 'OK', result: { apiKey: { name: tokenName, authScopes: scopes } } };
}
