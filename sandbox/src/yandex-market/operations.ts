import { HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { YmScope } from '../keys/ym-key.ts';

export type ResourceLimit = { amount: number; perMs: number };

export type Operation = {
  method: 'GET' | 'POST';
  path: string;
  /** Any one of them opens the method; undefined: every valid key does. ALL_METHODS opens everything. */
  scopes?: readonly YmScope[];
  /** Without a subscription, and with the one of the level MEDIUM. */
  limits: { none: ResourceLimit; medium: ResourceLimit };
  /** The limit is on the elements of this collection of the answer instead of on requests. */
  counted?: string;
};

const OFFERS: readonly YmScope[] = ['OFFERS_AND_CARDS_MANAGEMENT', 'OFFERS_AND_CARDS_MANAGEMENT_READ_ONLY'];
const ORDERS: readonly YmScope[] = [
  'INVENTORY_AND_ORDER_PROCESSING',
  'INVENTORY_AND_ORDER_PROCESSING_READ_ONLY',
];
const PROMOTION: readonly YmScope[] = ['PROMOTION', 'PROMOTION_READ_ONLY'];
const BIDS: readonly YmScope[] = ['PRICING', 'PRICING_READ_ONLY', ...PROMOTION];
const FINANCE: readonly YmScope[] = ['FINANCE_AND_ACCOUNTING'];

function an(period: number, none: number, medium = none): Operation['limits'] {
  return { none: { amount: none, perMs: period }, medium: { amount: medium, perMs: period } };
}
/** One report in so many minutes. */
function oneIn(noneMinutes: number, mediumMinutes: number): Operation['limits'] {
  return {
    none: { amount: 1, perMs: noneMinutes * MINUTE_MS },
    medium: { amount: 1, perMs: mediumMinutes * MINUTE_MS },
  };
}

/** x-auth-scopes and x-resource-limit-config of the contract. */
export const OPERATIONS = {
  getAuthTokenInfo: { method: 'POST', path: '/v2/auth/token', limits: an(HOUR_MS, 100) },
  getCampaigns: { method: 'GET', path: '/v2/campaigns', limits: an(HOUR_MS, 1000) },
  getCampaign: { method: 'GET', path: '/v2/campaigns/{campaignId}', limits: an(HOUR_MS, 5000) },
  getBusinessSettings: {
    method: 'POST',
    path: '/v2/businesses/{businessId}/settings',
    limits: an(HOUR_MS, 100),
  },
  searchRegionsByName: {
    method: 'GET',
    path: '/v2/regions',
    limits: an(HOUR_MS, 50_000),
    counted: 'regions',
  },
  searchRegionsById: { method: 'GET', path: '/v2/regions/{regionId}', limits: an(HOUR_MS, 10_000) },
  searchRegionChildren: {
    method: 'GET',
    path: '/v2/regions/{regionId}/children',
    limits: an(HOUR_MS, 1000),
    counted: 'regions.children',
  },
  getOfferMappings: {
    method: 'POST',
    path: '/v2/businesses/{businessId}/offer-mappings',
    scopes: OFFERS,
    limits: an(MINUTE_MS, 100, 600),
  },
  getOfferCardsContentStatus: {
    method: 'POST',
    path: '/v2/businesses/{businessId}/offer-cards',
    scopes: OFFERS,
    limits: an(MINUTE_MS, 100, 600),
  },
  getGoodsStats: {
    method: 'POST',
    path: '/v2/campaigns/{campaignId}/stats/skus',
    scopes: OFFERS,
    limits: an(MINUTE_MS, 2000, 5000),
    counted: 'result.shopSkus',
  },
  getOrdersStats: {
    method: 'POST',
    path: '/v2/campaigns/{campaignId}/stats/orders',
    scopes: ORDERS,
    limits: an(HOUR_MS, 10_000),
  },
  generateShowsSalesReport: {
    method: 'POST',
    path: '/v2/reports/shows-sales/generate',
    scopes: FINANCE,
    limits: oneIn(10, 6),
  },
  generateShowsBoostReport: {
    method: 'POST',
    path: '/v2/reports/shows-boost/generate',
    scopes: [...PROMOTION, ...FINANCE],
    limits: oneIn(2, 1),
  },
  generateBoostConsolidatedReport: {
    method: 'POST',
    path: '/v2/reports/boost-consolidated/generate',
    scopes: [...PROMOTION, ...FINANCE],
    limits: oneIn(2, 1),
  },
  generateCompetitorsPositionReport: {
    method: 'POST',
    path: '/v2/reports/competitors-position/generate',
    scopes: [...PROMOTION, ...FINANCE],
    limits: oneIn(10, 6),
  },
  generateShelfsStatisticsReport: {
    method: 'POST',
    path: '/v2/reports/shelf-statistics/generate',
    scopes: [...PROMOTION, ...FINANCE],
    limits: oneIn(2, 1),
  },
  getReportInfo: { method: 'GET', path: '/v2/reports/info/{reportId}', limits: an(MINUTE_MS, 100) },
  getBidsInfoForBusiness: {
    method: 'POST',
    path: '/v2/businesses/{businessId}/bids/info',
    scopes: BIDS,
    limits: an(MINUTE_MS, 500, 1000),
  },
  getBidsRecommendations: {
    method: 'POST',
    path: '/v2/businesses/{businessId}/bids/recommendations',
    scopes: BIDS,
    limits: an(MINUTE_MS, 500, 1000),
  },
  getCategoriesTree: { method: 'POST', path: '/v2/categories/tree', limits: an(HOUR_MS, 50, 100) },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;
