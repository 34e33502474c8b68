import type { RawAnswer } from './judge-answer.ts';
import { fail, type ShelfFailure } from './shelf.ts';

const MAX_PAGE_BYTES = 8 * 1024 * 1024;

export type PageRequest = {
  baseUrl: string;
  /** A path of the storefront itself: `/search/?text=...`. */
  path: string;
  cookie: string;
  signal: AbortSignal;
  timeoutMs: number;
};

class TooLarge extends Error {}

async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > MAX_PAGE_BYTES) throw new TooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function judgeThrown(error: unknown): ShelfFailure {
  if (error instanceof TooLarge) return fail('drift', 'the page is too large');
  const name = error instanceof Error ? error.name : '';
  const message = error instanceof Error ? error.message : '';
  return fail(name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'unreachable', message);
}

/** One GET of one page as JSON. A redirect is an answer to judge, never an address to go to. */
export async function fetchPage(request: PageRequest): Promise<RawAnswer | ShelfFailure> {
  const url = `${request.baseUrl}/api/composer-api.bx/page/json/v2?url=${encodeURIComponent(request.path)}`;
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...(request.cookie === '' ? {} : { cookie: request.cookie }) },
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(request.timeoutMs)]),
    });
    const { headers, status } = response;
    return {
      status,
      location: headers.get('location'),
      retryAfter: headers.get('retry-after'),
      date: headers.get('date'),
      setCookies: headers.getSetCookie(),
      body: await readBody(response),
    };
  } catch (error) {
    return judgeThrown(error);
  }
}
