import type { Clock } from '../clock/create-clock.ts';

// x-limits of the contract: 50 requests a second for a Client-Id over all methods.
const REQUESTS_PER_SECOND = 50;

export type RateLimit = { allows(clientId: string): boolean };

type Bucket = { tokens: number; realMs: number; simulatedMs: number };

/**
 * A bucket of requests for each Client-Id. It is filled by the faster of the two clocks: a client that plans by
 * simulated time is not refused while that time runs fast, and one that waits for real is not while it stands.
 */
export function createRateLimit(clock: Clock, realNowMs: () => number = Date.now): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    allows(clientId) {
      const realMs = realNowMs();
      const simulatedMs = clock.now().getTime();
      const bucket = buckets.get(clientId) ?? { tokens: REQUESTS_PER_SECOND, realMs, simulatedMs };
      const passedMs = Math.max(0, realMs - bucket.realMs, simulatedMs - bucket.simulatedMs);
      const tokens = Math.min(REQUESTS_PER_SECOND, bucket.tokens + (passedMs * REQUESTS_PER_SECOND) / 1000);
      const isAllowed = tokens >= 1;
      buckets.set(clientId, { tokens: isAllowed ? tokens - 1 : tokens, realMs, simulatedMs });
      return isAllowed;
    },
  };
}
