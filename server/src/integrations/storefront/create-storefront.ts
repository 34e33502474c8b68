import { fetchPage } from './fetch-page.ts';
import { judgeAnswer } from './judge-answer.ts';
import { type CitySession, openCity } from './open-city.ts';
import { readSearchPage, type SearchPage } from './read-search-page.ts';
import { fail, type Shelf, type ShelfFailure, type ShelfMode } from './shelf.ts';
import { walkShelf } from './walk-shelf.ts';

export type ShelfQuestion = {
  query: string;
  cityId: number;
  skus: readonly number[];
  signal: AbortSignal;
};

/** The provider of search results. One answer serves every product that follows the query in that city. */
export type Storefront = { readShelf(question: ShelfQuestion): Promise<Shelf> };

type Limits = { pageMs: number; shelfMs: number };
const LIMITS: Limits = { pageMs: 10_000, shelfMs: 60_000 };

type Redirected = { outcome: 'category'; path: string };

/** A session that brought one of these is not used again. */
const SPOILS_SESSION: readonly string[] = ['cityMismatch', 'blocked', 'captcha'];

function searchPath(query: string, isPlain: boolean): string {
  const text = new URLSearchParams({ text: query, from_global: 'true' });
  if (isPlain) text.set('deny_category_prediction', 'true');
  return `/search/?${text.toString()}`;
}

function nothing(failure: ShelfFailure): Shelf {
  return { answers: new Map(), placesRead: 0, mode: 'plain', failure };
}

/** An empty address means that no provider is configured: every question is answered "off". */
export function createStorefront(baseUrl: string, limits: Limits = LIMITS): Storefront {
  const sessions = new Map<number, Promise<CitySession | ShelfFailure>>();

  /** One session a city, prepared once and shared; a failed preparation is not remembered. */
  async function sessionOf(cityId: number): Promise<CitySession | ShelfFailure> {
    const opening = sessions.get(cityId) ?? openCity(baseUrl, cityId, limits.pageMs);
    sessions.set(cityId, opening);
    const session = await opening;
    if ('outcome' in session && sessions.get(cityId) === opening) sessions.delete(cityId);
    return session;
  }

  async function askPage(path: string, cityId: number, session: CitySession, signal: AbortSignal) {
    const request = { baseUrl, path, cookie: session.cookie, signal, timeoutMs: limits.pageMs };
    const answer = await fetchPage(request);
    if ('outcome' in answer) return answer;
    const judged: ReturnType<typeof judgeAnswer> = judgeAnswer(answer);
    if (judged.outcome !== 'ok') return judged;
    const page = readSearchPage(judged.json);
    if (page === undefined) return fail('drift', 'no grid of products');
    // Later pages may leave the header out; one that names a city must name ours.
    if (page.areaId !== undefined && page.areaId !== cityId) {
      return fail('cityMismatch', `asked for city ${cityId}, was shown ${page.areaId}`);
    }
    return page;
  }

  /** The first page of the plain search. Where the storefront insists on a category, its shelf is what buyers see. */
  async function askFirstPage(
    query: string,
    ask: (path: string) => Promise<SearchPage | Redirected | ShelfFailure>,
  ): Promise<{ page: SearchPage; mode: ShelfMode } | ShelfFailure> {
    let page = await ask(searchPath(query, false));
    if ('isCategory' in page ? page.isCategory : page.outcome === 'category') {
      page = await ask(searchPath(query, true));
    }
    if ('path' in page) page = await ask(page.path);
    if ('outcome' in page) return toFailure(page);
    if (page.areaId === undefined) return fail('drift', 'the first page does not name its city');
    return { page, mode: page.isCategory ? 'category' : 'plain' };
  }

  async function read({ query, cityId, skus, signal }: ShelfQuestion): Promise<Shelf> {
    const session = await sessionOf(cityId);
    if ('outcome' in session) return nothing(session);
    const ask = (path: string) => askPage(path, cityId, session, signal);
    const first = await askFirstPage(query, ask);
    if ('outcome' in first) return nothing(first);
    const walk = await walkShelf(first.page, skus, async (path) => {
      const page = await ask(path);
      return 'outcome' in page ? toFailure(page) : page;
    });
    return { ...walk, mode: first.mode };
  }

  return {
    readShelf: async (question) => {
      if (baseUrl === '') return nothing(fail('off', 'no storefront provider is configured'));
      const signal = AbortSignal.any([question.signal, AbortSignal.timeout(limits.shelfMs)]);
      const shelf = await read({ ...question, signal });
      // A caller that gave up wants no outcome; only our own time limit is one.
      question.signal.throwIfAborted();
      if (shelf.failure && SPOILS_SESSION.includes(shelf.failure.outcome)) sessions.delete(question.cityId);
      return shelf;
    },
  };
}

function toFailure(answer: Redirected | ShelfFailure): ShelfFailure {
  return answer.outcome === 'category' ? fail('drift', 'a category instead of the next page') : answer;
}
