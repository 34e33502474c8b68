import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';
import type { Rate } from '../clock/create-rate-limit.ts';
import type { WbCategory } from '../keys/wb-profiles.ts';

export type WbMethod = {
  host: 'common-api' | 'content-api' | 'discounts-prices-api' | 'advert-api' | 'seller-analytics-api';
  verb: 'GET' | 'POST';
  path: string;
  /** undefined: a token of any category will do. */
  category?: WbCategory;
  /** Whose words a refusal is written in. */
  words: 'content' | 'prices' | 'adverts' | 'campaignOrders' | 'analytics';
  /** Methods of one group are counted together. */
  group: string;
  rate: Rate;
  /** For basic tokens. */
  basicRate: Rate;
  isWriting?: true;
  /** Without the subscription Jam it is refused, with this status. */
  jamRefusal?: 402 | 403;
  needsServiceToken?: true;
};

const every = (perMs: number, requests: number, burst: number): Rate => ({ requests, perMs, burst });
const hourly = (requests: number): Rate => every(HOUR_MS, requests, 1);

const common = { host: 'common-api', verb: 'GET', words: 'analytics' } as const;
const content = { host: 'content-api', category: 'content', words: 'content' } as const;
const mediaFiles = {
  ...content,
  verb: 'POST',
  group: 'media',
  isWriting: true,
  rate: every(MINUTE_MS, 100, 5),
  basicRate: hourly(2),
} as const;
const prices = {
  host: 'discounts-prices-api',
  path: '/api/v2/list/goods/filter',
  category: 'prices',
  words: 'prices',
  group: 'prices',
  rate: every(6 * SECOND_MS, 10, 5),
  basicRate: hourly(4),
} as const;
const adverts = { host: 'advert-api', category: 'promotion', words: 'adverts' } as const;
const orders = {
  ...adverts,
  verb: 'GET',
  words: 'campaignOrders',
  isWriting: true,
  rate: every(SECOND_MS, 5, 5),
  basicRate: hourly(5),
} as const;
const analytics = { host: 'seller-analytics-api', category: 'analytics', words: 'analytics' } as const;
const report = { rate: every(MINUTE_MS, 3, 3), basicRate: hourly(1) } as const;
const search = { ...analytics, ...report, verb: 'POST', jamRefusal: 403 } as const;
const funnel = { ...analytics, verb: 'POST', rate: report.rate, basicRate: hourly(2) } as const;
const downloads = { ...analytics, ...report } as const;

/** What is served, with the limits that the contract gives for an account (personal and service tokens; basic ones). */
export const METHODS = {
  sellerInfo: {
    ...common,
    path: '/api/v1/seller-info',
    group: 'seller-info',
    rate: every(MINUTE_MS, 1, 10),
    basicRate: every(DAY_MS, 1, 1),
  },
  subscriptions: {
    ...common,
    path: '/api/common/v1/subscriptions',
    group: 'subscriptions',
    rate: every(MINUTE_MS, 1, 10),
    basicRate: every(MINUTE_MS, 1, 10),
    needsServiceToken: true,
  },

  cardsList: {
    ...content,
    verb: 'POST',
    path: '/content/v2/get/cards/list',
    group: 'cards',
    rate: every(MINUTE_MS, 100, 5),
    basicRate: every(MINUTE_MS, 100, 5),
  },
  mediaSave: { ...mediaFiles, path: '/content/v3/media/save' },
  mediaFile: { ...mediaFiles, path: '/content/v3/media/file' },
  tags: {
    ...content,
    verb: 'GET',
    path: '/content/v2/tags',
    group: 'tags',
    rate: every(MINUTE_MS, 100, 5),
    basicRate: hourly(2),
  },
  pricesPage: { ...prices, verb: 'GET' },
  pricesOfArticles: { ...prices, verb: 'POST' },

  campaignCount: {
    ...adverts,
    verb: 'GET',
    path: '/adv/v1/promotion/count',
    group: 'campaign-count',
    rate: every(SECOND_MS, 5, 5),
    basicRate: hourly(4),
  },
  campaigns: {
    ...adverts,
    verb: 'GET',
    path: '/api/advert/v2/adverts',
    group: 'campaigns',
    rate: every(SECOND_MS, 5, 5),
    basicRate: hourly(1),
  },
  campaignStatistics: {
    ...adverts,
    verb: 'GET',
    path: '/adv/v3/fullstats',
    group: 'fullstats',
    rate: every(MINUTE_MS, 3, 1),
    basicRate: hourly(1),
  },
  clusterTotals: {
    ...adverts,
    verb: 'POST',
    path: '/adv/v0/normquery/stats',
    group: 'cluster-totals',
    rate: every(MINUTE_MS, 10, 20),
    basicRate: hourly(5),
  },
  clusterDays: {
    ...adverts,
    verb: 'POST',
    path: '/adv/v1/normquery/stats',
    group: 'cluster-days',
    rate: every(MINUTE_MS, 10, 20),
    basicRate: hourly(2),
  },
  clusters: {
    ...adverts,
    verb: 'POST',
    path: '/adv/v0/normquery/list',
    group: 'clusters',
    rate: every(SECOND_MS, 5, 10),
    basicRate: hourly(5),
  },
  startCampaign: { ...orders, path: '/adv/v0/start', group: 'start' },
  pauseCampaign: { ...orders, path: '/adv/v0/pause', group: 'pause' },
  stopCampaign: { ...orders, path: '/adv/v0/stop', group: 'stop' },
  budget: {
    ...adverts,
    verb: 'GET',
    path: '/adv/v1/budget',
    group: 'budget',
    rate: every(SECOND_MS, 4, 4),
    basicRate: hourly(4),
  },
  balance: {
    ...adverts,
    verb: 'GET',
    path: '/adv/v1/balance',
    group: 'balance',
    rate: every(SECOND_MS, 1, 5),
    basicRate: hourly(2),
  },

  searchReport: { ...search, path: '/api/v2/search-report/report', group: 'search-report' },
  searchGroups: { ...search, path: '/api/v2/search-report/table/groups', group: 'search-groups' },
  searchDetails: { ...search, path: '/api/v2/search-report/table/details', group: 'search-details' },
  searchTexts: { ...search, path: '/api/v2/search-report/product/search-texts', group: 'search-texts' },
  searchOrders: { ...search, path: '/api/v2/search-report/product/orders', group: 'search-orders' },
  funnel: { ...funnel, path: '/api/analytics/v3/sales-funnel/products', group: 'funnel' },
  funnelDays: { ...funnel, path: '/api/analytics/v3/sales-funnel/products/history', group: 'funnel-days' },
  orderReport: {
    ...downloads,
    verb: 'POST',
    path: '/api/v2/nm-report/downloads',
    group: 'order-report',
    jamRefusal: 402,
  },
  reports: { ...downloads, verb: 'GET', path: '/api/v2/nm-report/downloads', group: 'reports' },
  retryReport: {
    ...downloads,
    verb: 'POST',
    path: '/api/v2/nm-report/downloads/retry',
    group: 'retry-report',
  },
  reportFile: {
    ...downloads,
    verb: 'GET',
    path: '/api/v2/nm-report/downloads/file/:downloadId',
    group: 'report-file',
  },
} as const satisfies Record<string, WbMethod>;
export type WbMethodName = keyof typeof METHODS;

/** GET /ping answers on each host; a token of the host's category is needed. */
export const PING_HOSTS = [
  ['common-api', undefined],
  ['content-api', 'content'],
  ['discounts-prices-api', 'prices'],
  ['advert-api', 'promotion'],
  ['seller-analytics-api', 'analytics'],
  ['statistics-api', 'statistics'],
] as const satisfies readonly (readonly [string, WbCategory | undefined])[];

export const PING_RATE: Rate = every(30 * SECOND_MS, 3, 3);
