import { sendOrFail } from '../../platform/outbound/call-json.ts';
import type { WbStorefrontAccess } from './access.ts';
import { readPage, type WbPage } from './read-page.ts';
import type { WbPlace, WbShelf, WbShelfFailure } from './shelf.ts';

const PAGE_SIZE = 100;
// product.md 9.2: places deeper than 1000 are told as "1000+".
const MOST_PAGES = 10;
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 8 * 1024 * 1024;
const OPEN_PATH = '/exactmatch/ru/common/v18/search';
const INNER_PATH = '/__internal/u-search/exactmatch/ru/common/v18/search';

export type WbShelfQuestion = {
  query: string;
  /** The delivery code of a city. */
  dest: number;
  nmIds: readonly number[];
  signal: AbortSignal;
};

async function askPage(
  { baseUrl, userAgent, session, send }: WbStorefrontAccess,
  { query, dest, signal }: WbShelfQuestion,
  page: number,
): Promise<WbPage | WbShelfFailure> {
  const search = new URLSearchParams({
    appType: '1',
    curr: 'rub',
    dest: String(dest),
    lang: 'ru',
    page: String(page),
    query,
    resultset: 'catalog',
    sort: 'popular',
    spp: '30',
    suppressSpellcheck: 'false',
  });
  const answer = await sendOrFail(send, {
    api: 'wb-storefront',
    method: 'GET',
    url: `${baseUrl}${session ? INNER_PATH : OPEN_PATH}?${search.toString()}`,
    headers: {
      'user-agent': userAgent,
      ...(session && { cookie: `x_wbaas_token=${session.token}`, deviceid: session.deviceId }),
    },
    secrets: session ? [session.token, session.deviceId] : [],
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    signal,
  });
  signal.throwIfAborted();
  if (answer.outcome === 'answered') return readPage(answer);
  const { outcome, message } = answer;
  return { outcome: outcome === 'timeout' || outcome === 'unreachable' ? outcome : 'drift', message };
}

/** A session that has just come may be shown next to nothing once, whatever the shelf holds. */
const isSuspicious = ({ products, total }: WbPage) =>
  products.length <= 1 && (total === null || total > products.length);

async function askFirstPage(
  access: WbStorefrontAccess,
  question: WbShelfQuestion,
): Promise<WbPage | WbShelfFailure> {
  const page = await askPage(access, question, 1);
  if ('outcome' in page || !isSuspicious(page)) return page;
  const again = await askPage(access, question, 1);
  if ('outcome' in again || !isSuspicious(again)) return again;
  return { outcome: 'empty', message: `${again.products.length} of ${again.total ?? 'many'} products` };
}

/**
 * Reads a shelf page by page until every wanted product has a place, the list ends, or 1000 places are read. A place
 * is counted on the list as it comes.
 */
export async function readWbShelf(access: WbStorefrontAccess, question: WbShelfQuestion): Promise<WbShelf> {
  const wanted = new Set(question.nmIds);
  const places = new Map<number, WbPlace>();
  let placesRead = 0;
  const end = (failure: WbShelfFailure | null): WbShelf => ({
    places,
    placesRead,
    areAdsSeparable: false,
    failure,
  });
  const answerRest = (outcome: 'deep' | 'notFound') => {
    for (const nmId of wanted) if (!places.has(nmId)) places.set(nmId, { outcome });
    return end(null);
  };
  if (access.baseUrl === '') return end({ outcome: 'off', message: 'no provider is configured' });

  const firstIds = new Set<number>();
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    const page =
      number === 1 ? await askFirstPage(access, question) : await askPage(access, question, number);
    if ('outcome' in page) return end(page);
    const [first] = page.products;
    // Beyond its end the site shows an earlier page again.
    if (first === undefined || firstIds.has(first.nmId)) return answerRest('notFound');
    firstIds.add(first.nmId);
    page.products.forEach(({ nmId, title }, index) => {
      if (wanted.has(nmId) && !places.has(nmId))
        places.set(nmId, { outcome: 'found', place: placesRead + index + 1, title });
    });
    placesRead += page.products.length;
    if (places.size === wanted.size) return end(null);
    if (page.products.length < PAGE_SIZE) return answerRest('notFound');
  }
  return answerRest('deep');
}
