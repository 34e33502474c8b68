import type { FeedFailure } from './feed.ts';

/** When a provider asks for patience without saying how long. */
const DEFAULT_RETRY_MS = 60_000;

/** `Retry-After` is seconds or a date of HTTP. */
export function readRetryAfter(header: string | null, now: Date): number {
  if (header === null) return DEFAULT_RETRY_MS;
  if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isFinite(at) ? Math.max(0, at - now.getTime()) : DEFAULT_RETRY_MS;
}

/** undefined: a good answer. A redirect is not followed: the key must never travel to another host. */
export function judgeStatus(status: number, retryAfter: string | null): FeedFailure | undefined {
  if (status === 200) return undefined;
  const message = `HTTP ${status}`;
  if (status === 401 || status === 403) return { outcome: 'unauthorized', message };
  if (status === 404) return { outcome: 'notReady', message };
  // The header's clock is the machine's, as that of every HTTP answer.
  if (status === 429)
    return { outcome: 'rateLimited', retryAfterMs: readRetryAfter(retryAfter, new Date()), message };
  if (status >= 500) return { outcome: 'serverError', message };
  return { outcome: 'drift', message };
}

export function judgeThrown(error: unknown): FeedFailure {
  const name = error instanceof Error ? error.name : '';
  const message = error instanceof Error ? error.message.slice(0, 300) : '';
  return { outcome: name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'unreachable', message };
}
