import type { Clock } from './create-clock.ts';

/** `requests` in every `perMs`, and at most `burst` at once. */
export type Rate = { requests: number; perMs: number; burst: number };

export type RateLimit = {
  /** Takes one request of a caller: 0 when it is allowed, or the milliseconds until one will be. */
  take(key: string): number;
};

type Bucket = { tokens: number; realMs: number; simulatedMs: number };

/**
 * A bucket of requests for each caller. It is filled by the faster of the two clocks: a client that plans by
 * simulated time is not refused while that time runs fast, and one that waits for real is not while it stands. Between
 * requests that name moments of the past, time may also run backwards.
 */
export function createRateLimit(
  clock: Clock,
  { requests, perMs, burst }: Rate,
  realNowMs: () => number = Date.now,
): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    take(key) {
      const realMs = realNowMs();
      const simulatedMs = clock.now().getTime();
      const bucket = buckets.get(key) ?? { tokens: burst, realMs, simulatedMs };
      const passedMs = Math.max(0, realMs - bucket.realMs, Math.abs(simulatedMs - bucket.simulatedMs));
      const tokens = Math.min(burst, bucket.tokens + (passedMs * requests) / perMs);
      const isAllowed = tokens >= 1;
      buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, realMs, simulatedMs });
      return isAllowed ? 0 : Math.ceil(((1 - tokens) * perMs) / requests);
    },
  };
}
