import type { Quota } from '../../platform/rate-limit/quota.ts';

/** The provider publishes no figure and answers 429 with a pause; these are our own, for all workers together. */
export const PAYMENT_LIMITS = {
  read: { perSecond: 5, burst: 20 },
  write: { perSecond: 5, burst: 10 },
} as const satisfies Record<string, Quota>;
