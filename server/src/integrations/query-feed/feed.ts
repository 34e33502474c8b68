import type { Env } from '../../platform/env.ts';

/** Where an operator's provider of query statistics answers, in the format of docs/decisions/0002. */
export type Feed = { baseUrl: string; key: string };

/** What a call ended as when it brought nothing. The message is for the ledger and the log, never for a number. */
export type FeedFailure =
  | {
      outcome: 'notReady' | 'unauthorized' | 'timeout' | 'unreachable' | 'drift' | 'serverError';
      message: string;
    }
  | { outcome: 'rateLimited'; retryAfterMs: number; message: string };
export type FeedAnswer<T> = { outcome: 'ok'; data: T } | FeedFailure;

/** undefined: this installation has no provider. */
export function feedOf(env: Pick<Env, 'QUERY_FEED_URL' | 'QUERY_FEED_KEY'>): Feed | undefined {
  if (env.QUERY_FEED_URL === '') return undefined;
  return { baseUrl: env.QUERY_FEED_URL.replace(/\/$/, ''), key: env.QUERY_FEED_KEY };
}
