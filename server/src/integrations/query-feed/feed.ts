import type { Context } from '../../platform/context.ts';
import type { Outgoing, Send } from '../../platform/outbound/send.ts';

/** Where an operator's provider of query statistics answers, in the format of docs/decisions/0002. */
export type Feed = { baseUrl: string; key: string; send: Send };

/** What a call ended as when it brought nothing. The message is for the ledger and the log, never for a number. */
export type FeedFailure =
  | {
      outcome: 'notReady' | 'unauthorized' | 'timeout' | 'unreachable' | 'drift' | 'serverError';
      message: string;
    }
  | { outcome: 'rateLimited'; retryAfterMs: number; message: string };
export type FeedAnswer<T> = { outcome: 'ok'; data: T } | FeedFailure;

/** Whether this installation has a provider. */
export function hasFeed(env: Pick<Context['env'], 'QUERY_FEED_URL'>): boolean {
  return env.QUERY_FEED_URL !== '';
}

export function feedOf({ env, send }: Pick<Context, 'env' | 'send'>): Feed | undefined {
  if (!hasFeed(env)) return undefined;
  return { baseUrl: env.QUERY_FEED_URL.replace(/\/$/, ''), key: env.QUERY_FEED_KEY, send };
}

/** A GET of the feed; `path` with its query. */
export function feedRequest(
  feed: Feed,
  path: string,
  { accept, ...limits }: { accept: string } & Pick<Outgoing, 'timeoutMs' | 'maxBytes'>,
): Outgoing {
  return {
    api: 'query-feed',
    method: 'GET',
    url: `${feed.baseUrl}${path}`,
    headers: { authorization: `Bearer ${feed.key}`, accept },
    secrets: [feed.key],
    ...limits,
  };
}
