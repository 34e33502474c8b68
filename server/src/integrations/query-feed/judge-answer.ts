import { readRetryAfterMs } from '../../platform/outbound/call-json.ts';
import type { FeedFailure } from './feed.ts';

/** When a provider asks for patience without saying how long. */
const DEFAULT_RETRY_MS = 60_000;

/** undefined: a good answer. A redirect is not followed: the key must never travel to another host. */
export function judgeStatus(status: number, retryAfter: string | undefined): FeedFailure | undefined {
  if (status === 200) return undefined;
  const message = `HTTP ${status}`;
  if (status === 401 || status === 403) return { outcome: 'unauthorized', message };
  if (status === 404) return { outcome: 'notReady', message };
  if (status === 429)
    return {
      outcome: 'rateLimited',
      retryAfterMs: readRetryAfterMs(retryAfter) ?? DEFAULT_RETRY_MS,
      message,
    };
  if (status >= 500) return { outcome: 'serverError', message };
  return { outcome: 'drift', message };
}
