import type { Clock } from '../clock/create-clock.ts';
import { createRateLimit, type Rate, type RateLimit } from '../clock/create-rate-limit.ts';
import { problem, type WbError } from './wb-error.ts';

/** Counts the requests of an account, by group of methods; a basic token has buckets of its own. */
export type CallLimits = {
  /** The refusal, if there have been too many. */
  take(sellerId: number, group: string, rate: Rate): WbError | undefined;
};

export function createCallLimits(clock: Clock): CallLimits {
  const limits = new Map<string, RateLimit>();
  return {
    take(sellerId, group, rate) {
      const key = `${group} ${rate.requests}/${rate.perMs}`;
      const limit = limits.get(key) ?? createRateLimit(clock, rate);
      limits.set(key, limit);
      const waitMs = limit.take(String(sellerId));
      if (waitMs === 0) return undefined;
      return problem(429, `limited by ${group}`, clock.now(), limitHeaders(waitMs, rate));
    },
  };
}

/** The headers of a 429 that public projects saw; in seconds. The contract does not name them. */
export function limitHeaders(retryMs: number, rate?: Rate): Record<string, number> {
  const retry = Math.ceil(retryMs / 1000);
  return {
    'x-ratelimit-retry': retry,
    ...(rate && {
      'x-ratelimit-limit': rate.burst,
      'x-ratelimit-reset': Math.max(retry, Math.ceil((rate.perMs / rate.requests / 1000) * rate.burst)),
    }),
  };
}
