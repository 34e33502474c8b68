import type { Quota } from '../../platform/rate-limit/quota.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
// The other side counts in windows: what is saved up and what trickles in must fit into one of them together.
const SAVED_SHARE = 0.2;

function windowOf(amount: number, seconds: number): Quota {
  if (amount === 1) return { perSecond: 1 / seconds, burst: 1 };
  const burst = Math.floor(amount * SAVED_SHARE);
  return { perSecond: (amount - burst) / seconds, burst };
}

/**
 * Per business, of each operation that is used: x-resource-limit-config of the contract of July 2026 for sellers
 * without a paid level. Regions are counted by what comes back: 20 of them a page at most.
 */
export const MARKET_LIMITS = {
  '/v2/auth/token': windowOf(100, HOUR),
  '/v2/campaigns': windowOf(1000, HOUR),
  '/v2/regions': windowOf(50_000 / 20, HOUR),
  '/v2/businesses/{businessId}/offer-mappings': windowOf(100, MINUTE),
  '/v2/reports/shows-sales/generate': windowOf(1, 10 * MINUTE),
  '/v2/reports/shows-boost/generate': windowOf(1, 2 * MINUTE),
  '/v2/reports/boost-consolidated/generate': windowOf(1, 2 * MINUTE),
  '/v2/reports/competitors-position/generate': windowOf(1, 10 * MINUTE),
  '/v2/reports/shelf-statistics/generate': windowOf(1, 2 * MINUTE),
  '/v2/reports/info/{reportId}': windowOf(100, MINUTE),
} as const satisfies Record<string, Quota>;
