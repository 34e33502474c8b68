import { z } from 'zod';
import type { Product } from '../market/market.ts';
import { hash } from '../platform/hash.ts';
import { type Ask, BusinessParams, PageToken, pageLimit, Sku } from './ask.ts';
import { listOwnProducts } from './list-own-products.ts';
import type { MarketCall } from './market-call.ts';
import { takePage } from './page-token.ts';
import { requireBusiness } from './require-business.ts';

const InfoBody = z.object({ skus: z.array(Sku).min(1).max(500).nullish() });
const RecommendationsBody = z.object({ skus: z.array(Sku).min(1).max(1500) });

// A bid is a share of the price in hundredths of a percent; the highest one of the market's campaigns is 15 %.
const HIGHEST_BID = 1500;
const SHOW_PERCENTS = [20, 40, 60, 80, 100];

function bidOf({ traffic, now }: MarketCall, { sku }: Product): number {
  return Math.round(traffic.campaigns.campaignBid('ym', sku, now.getTime()) * HIGHEST_BID);
}

/** Products without a bid are left out. */
export function listBids(call: MarketCall, { params, query, body }: Ask) {
  requireBusiness(call, BusinessParams.parse(params).businessId);
  const { skus } = InfoBody.parse(body);
  const bids = listOwnProducts(call.market, call.seller.id)
    .map((product) => ({ sku: product.offerId, bid: bidOf(call, product) }))
    .filter(({ sku, bid }) => bid > 0 && (skus?.includes(sku) ?? true));
  if (skus) return { status: 'OK', result: { bids } };
  const limit = pageLimit(500, 250, 'cut').parse(query);
  const { page, paging } = takePage(bids, PageToken.parse(query), limit);
  return { status: 'OK', result: { bids: page, paging } };
}

function recommend({ offerId, sku }: Product) {
  const base = 150 + (hash('ym bid', sku) % 500);
  const bidRecommendations = SHOW_PERCENTS.map((showPercent) => ({
    bid: Math.round(base * (showPercent / 100) ** 1.5 * 2),
    showPercent,
  }));
  return { sku: offerId, bid: base, bidRecommendations };
}

/** What is not sold yet has no recommendation. */
export function listBidRecommendations(call: MarketCall, { params, body }: Ask) {
  requireBusiness(call, BusinessParams.parse(params).businessId);
  const { skus } = RecommendationsBody.parse(body);
  const recommendations = listOwnProducts(call.market, call.seller.id)
    .filter(({ offerId }) => skus.includes(offerId))
    .map(recommend);
  return { status: 'OK', result: { recommendations } };
}
