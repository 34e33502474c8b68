import type { Quota } from '../../platform/rate-limit/quota.ts';
import type { WbHost } from './wb-key.ts';

/** A basic token is one that any seller can make; the others are counted alike. */
export type WbTokenKind = 'basic' | 'test' | 'personal' | 'service' | 'unknown';

const SECOND = 1;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const every = (seconds: number, requests: number, burst: number): Quota => ({
  perSecond: requests / seconds,
  burst,
});
const hourly = (requests: number): Quota => every(HOUR, requests, 1);

type WbMethod = { verb: 'GET' | 'POST'; host: WbHost; path: string; usual: Quota; basic: Quota };

const adverts = { verb: 'GET', host: 'advert-api', usual: every(SECOND, 5, 5) } as const;
const reports = { verb: 'POST', host: 'seller-analytics-api', usual: every(MINUTE, 3, 3) } as const;

/** The methods that are called, with the figures of the contract of July 2026: per account and method. */
export const WB_METHODS = {
  sellerInfo: {
    verb: 'GET',
    host: 'common-api',
    path: '/api/v1/seller-info',
    usual: every(MINUTE, 1, 10),
    basic: every(24 * HOUR, 1, 1),
  },
  subscriptions: {
    verb: 'GET',
    host: 'common-api',
    path: '/api/common/v1/subscriptions',
    usual: every(MINUTE, 1, 10),
    basic: every(MINUTE, 1, 10),
  },
  cards: {
    verb: 'POST',
    host: 'content-api',
    path: '/content/v2/get/cards/list',
    usual: every(MINUTE, 100, 5),
    basic: every(MINUTE, 100, 5),
  },
  savePictures: {
    verb: 'POST',
    host: 'content-api',
    path: '/content/v3/media/save',
    usual: every(MINUTE, 100, 5),
    basic: hourly(2),
  },
  campaigns: { ...adverts, path: '/api/advert/v2/adverts', basic: hourly(1) },
  campaignStatistics: {
    ...adverts,
    path: '/adv/v3/fullstats',
    usual: every(MINUTE, 3, 1),
    basic: hourly(1),
  },
  startCampaign: { ...adverts, path: '/adv/v0/start', basic: hourly(5) },
  pauseCampaign: { ...adverts, path: '/adv/v0/pause', basic: hourly(5) },
  searchTexts: { ...reports, path: '/api/v2/search-report/product/search-texts', basic: hourly(1) },
  queryPositions: { ...reports, path: '/api/v2/search-report/product/orders', basic: hourly(1) },
  salesFunnel: { ...reports, path: '/api/analytics/v3/sales-funnel/products', basic: hourly(2) },
} as const satisfies Record<string, WbMethod>;
export type WbMethodName = keyof typeof WB_METHODS;

/** The name and the size of the bucket that a call takes from; the seller is the token's `sid`. */
export function wbQuota(
  sellerId: string,
  method: WbMethodName,
  kind: WbTokenKind,
): { key: string; quota: Quota } {
  const { usual, basic } = WB_METHODS[method];
  return { key: `wildberries:${sellerId}:${method}`, quota: kind === 'basic' ? basic : usual };
}

/** How long to wait when a refusal does not say it: the contract names no header for it. */
export function usualWaitMs(method: WbMethodName): number {
  return Math.ceil(1000 / WB_METHODS[method].usual.perSecond);
}
