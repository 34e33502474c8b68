import type { StorefrontAccess } from './fetch-page.ts';
import type { JudgedAnswer } from './judge-answer.ts';
import { openVisits } from './open-visits.ts';
import { readSearchPage, type SearchPage } from './read-search-page.ts';
import { fail, type Shelf, type ShelfFailure, type ShelfMode } from './shelf.ts';
import { walkShelf } from './walk-shelf.ts';

export type ShelfQuestion = {
  query: string;
  cityId: number;
  skus: readonly number[];
  /** Read at least so far, wherever the products stand. */
  places?: number;
  keepsTiles?: boolean;
  signal: AbortSignal;
};

/** The provider of search results. One answer serves every product that follows the query in that city. */
export type Storefront = { readShelf(question: ShelfQuestion): Promise<Shelf> };

type Limits = { pageMs: number; shelfMs: number };
const LIMITS: Limits = { pageMs: 10_000, shelfMs: 60_000 };

type Redirected = { outcome: 'category'; path: string };

function searchPath(query: string, isPlain: boolean): string {
  const text = new URLSearchParams({ text: query, from_global: 'true' });
  if (isPlain) text.set('deny_category_prediction', 'true');
  return `/search/?${text.toString()}`;
}

function nothing(failure: ShelfFailure): Shelf {
  return { answers: new Map(), placesRead: 0, isWhole: false, tiles: [], mode: 'plain', failure };
}

function readPage(answer: JudgedAnswer): SearchPage | Redirected | ShelfFailure {
  // A search is never absent: an address that has gone is another storefront than the one we know.
  if (answer.outcome === 'absent') return fail('drift', 'status 404');
  if (answer.outcome !== 'ok') return answer;
  return readSearchPage(answer.json) ?? fail('drift', 'no grid of products');
}

/** An empty address means that no provider is configured: every question is answered "off". */
export function createStorefront(access: StorefrontAccess, limits: Limits = LIMITS): Storefront {
  const visits = openVisits(access, limits.pageMs);

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

  async function read(question: ShelfQuestion): Promise<Shelf> {
    const { query, cityId, skus, places = 0, keepsTiles = false, signal } = question;
    const ask = async (path: string) => readPage(await visits.ask(path, cityId, signal));
    const first = await askFirstPage(query, ask);
    if ('outcome' in first) return nothing(first);
    const walk = await walkShelf(first.page, { skus, places, keepsTiles }, async (path) => {
      const page = await ask(path);
      return 'outcome' in page ? toFailure(page) : page;
    });
    return { ...walk, mode: first.mode };
  }

  return {
    readShelf: async (question) => {
      const signal = AbortSignal.any([question.signal, AbortSignal.timeout(limits.shelfMs)]);
      const shelf = await read({ ...question, signal });
      // A caller that gave up wants no outcome; only our own time limit is one.
      question.signal.throwIfAborted();
      return shelf;
    },
  };
}

function toFailure(answer: Redirected | ShelfFailure): ShelfFailure {
  return answer.outcome === 'category' ? fail('drift', 'a category instead of the next page') : answer;
}
