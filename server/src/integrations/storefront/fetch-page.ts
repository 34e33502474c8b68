import type { Lost, Send } from '../../platform/outbound/send.ts';
import type { RawAnswer } from './judge-answer.ts';
import { fail, type ShelfFailure } from './shelf.ts';

const MAX_PAGE_BYTES = 8 * 1024 * 1024;

/** Where the storefront stands and how to get there. An empty address: no provider is configured. */
export type StorefrontAccess = { baseUrl: string; send: Send };

export type PageRequest = {
  /** A path of the storefront itself: `/search/?text=...`. */
  path: string;
  cookie: string;
  signal: AbortSignal;
  timeoutMs: number;
};

function judgeLost({ outcome, message }: Lost): ShelfFailure {
  return outcome === 'tooLarge' ? fail('drift', 'the page is too large') : fail(outcome, message);
}

/** One GET of one page as JSON. A redirect is an answer to judge, never an address to go to. */
export async function fetchPage(
  { baseUrl, send }: StorefrontAccess,
  { path, cookie, signal, timeoutMs }: PageRequest,
): Promise<RawAnswer | ShelfFailure> {
  const answer = await send({
    api: 'ozon-storefront',
    method: 'GET',
    url: `${baseUrl}/api/composer-api.bx/page/json/v2?url=${encodeURIComponent(path)}`,
    headers: { accept: 'application/json', ...(cookie === '' ? {} : { cookie }) },
    secrets: [cookie],
    timeoutMs,
    maxBytes: MAX_PAGE_BYTES,
    signal,
  });
  if (answer.outcome !== 'answered') return judgeLost(answer);
  const { status, headers, setCookies, body } = answer;
  return {
    status,
    location: headers['location'] ?? null,
    retryAfter: headers['retry-after'] ?? null,
    date: headers['date'] ?? null,
    setCookies,
    body: body.toString(),
  };
}
