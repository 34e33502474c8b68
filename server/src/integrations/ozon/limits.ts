import type { Quota } from '../../platform/rate-limit/quota.ts';

/** The contract: 50 requests a second of one Client-Id over all methods. Somewhat below, others may use the key too. */
export const ACCOUNT_QUOTA: Quota = { perSecond: 45, burst: 45 };

/** What single methods allow besides. */
export const METHOD_QUOTAS: ReadonlyMap<string, Quota> = new Map<string, Quota>([
  // The contract: one request a minute of one account.
  ['/v1/analytics/data', { perSecond: 1 / 61, burst: 1 }],
  // Changed products are limited by a minute and a day, and each account's figures are its own (get-upload-limits.ts).
  // This keeps one cabinet's tests from eating what the seller needs.
  ['/v2/product/pictures/import', { perSecond: 1 / 2, burst: 20 }],
  // Not documented; a task takes from seconds to minutes, so asking oftener brings nothing.
  ['/v1/product/import/info', { perSecond: 5, burst: 10 }],
]);
