import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { CallFailure, CallOutcome } from './failure.ts';

type Rule = { attempts: number; firstMs: number; longestMs: number };

const never: Rule = { attempts: 0, firstMs: 0, longestMs: 0 };

/** Which failures pass by themselves. What a key or a request got refused is the same a minute later. */
export const RETRY_RULES: Record<CallOutcome, Rule> = {
  timeout: { attempts: 5, firstMs: 2000, longestMs: 5 * MINUTE_MS },
  unreachable: { attempts: 5, firstMs: 2000, longestMs: 5 * MINUTE_MS },
  serverError: { attempts: 5, firstMs: 5000, longestMs: 10 * MINUTE_MS },
  rateLimited: { attempts: 8, firstMs: 1000, longestMs: 60 * MINUTE_MS },
  // An answer in another shape may be a page of maintenance; it is not worth many tries.
  drift: { attempts: 2, firstMs: MINUTE_MS, longestMs: 10 * MINUTE_MS },
  unauthorized: never,
  expired: never,
  ipBound: never,
  forbidden: never,
  invalid: never,
  notFound: never,
};

/**
 * Milliseconds until the next try, or undefined when there should be none. `failed`: how many tries failed, this one
 * included. The pause doubles and is spread over its upper half, so that workers do not come back together; what the
 * other side said about waiting is never undercut.
 */
export function nextTryMs(failure: CallFailure, failed: number, chance = Math.random()): number | undefined {
  const { attempts, firstMs, longestMs } = RETRY_RULES[failure.outcome];
  if (failed > attempts) return undefined;
  const pause = Math.min(longestMs, firstMs * 2 ** (failed - 1)) * (0.5 + chance / 2);
  return Math.ceil(failure.outcome === 'rateLimited' ? Math.max(failure.retryAfterMs, pause) : pause);
}
