import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cityBar,
  pageOf,
  startTinyStorefront,
  type TinyAnswer,
  type TinyStorefront,
  tile,
} from '../../../test/fakes/tiny-storefront.ts';
import { send } from '../../platform/outbound/send.ts';
import { createStorefront } from './create-storefront.ts';
import type { ShelfFailure } from './shelf.ts';

const MOSCOW = 1;
const KAZAN = 2;
const query = 'чайник';

let tiny: TinyStorefront;
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

beforeAll(async () => {
  tiny = await startTinyStorefront();
});
afterAll(() => tiny.close());
beforeEach(() => {
  tiny.shelves.clear();
  tiny.requests.length = 0;
  tiny.interfere(undefined);
});

function read(skus: number[], { cityId = MOSCOW, signal = new AbortController().signal, pageMs = 300 } = {}) {
  const storefront = createStorefront({ baseUrl: tiny.url, send }, { pageMs, shelfMs: 30_000 });
  return storefront.readShelf({ query, cityId, skus, signal });
}

describe('places', () => {
  test('are counted along all pages, one walk for all SKUs', async () => {
    tiny.shelves.set(`${query}|${MOSCOW}`, numbers(1, 100));
    const shelf = await read([3, 41, 90]);
    expect([...shelf.answers]).toEqual([
      [3, { outcome: 'found', place: 3, title: 'Товар 3', imageUrl: 'https://img.test/3.jpg' }],
      [41, expect.objectContaining({ outcome: 'found', place: 41 })],
      [90, expect.objectContaining({ outcome: 'found', place: 90 })],
    ]);
    expect(shelf).toMatchObject({ failure: null, mode: 'plain' });
    expect(tiny.requests).toHaveLength(4);
  });

  test('the walk ends with the last wanted SKU', async () => {
    tiny.shelves.set(`${query}|${MOSCOW}`, numbers(1, 1500));
    expect((await read([5])).placesRead).toBe(40);
    expect(tiny.requests).toHaveLength(2);
  });

  test.each([
    { length: 999, at: 999, answer: { outcome: 'found', place: 999 } },
    { length: 1000, at: 1000, answer: { outcome: 'found', place: 1000 } },
    { length: 1500, at: 1001, answer: { outcome: 'deep' } },
    { length: 1001, at: 5000, answer: { outcome: 'deep' } },
    { length: 1000, at: 5000, answer: { outcome: 'notFound' } },
    { length: 30, at: 5000, answer: { outcome: 'notFound' } },
    { length: 0, at: 5000, answer: { outcome: 'notFound' } },
  ])('a shelf of $length, the product at $at: $answer', async ({ length, at, answer }) => {
    tiny.shelves.set(`${query}|${MOSCOW}`, numbers(1, length));
    const shelf = await read([at]);
    expect(shelf.failure).toBeNull();
    expect(shelf.answers.get(at)).toMatchObject(answer);
  });

  test('banners, carousels and repeated products take no place; both generations of tiles do', async () => {
    const old = {
      action: { link: '/product/staryy-tovar-77/' },
      mainState: [{ type: 'textAtom', id: 'name', textAtom: { text: 'Старый' } }],
    };
    tiny.interfere(({ url }) =>
      url.pathname === '/search/'
        ? {
            body: pageOf([
              cityBar(MOSCOW),
              ['tileGridDesktop', { title: 'Рекомендуем', items: [tile(9), tile(8)] }],
              ['tileGridDesktop', { items: [tile(1), { type: 'banner' }, tile(1), tile(2)] }],
              ['searchResultsV2', { items: [old, tile(8)] }],
            ]),
          }
        : undefined,
    );
    const { answers } = await read([2, 77, 8]);
    expect([...answers.values()]).toMatchObject([{ place: 2 }, { place: 3, title: 'Старый' }, { place: 4 }]);
  });

  test('a next page may stand in a paginator widget', async () => {
    const grid = (sku: number): [string, unknown] => ['tileGridDesktop', { items: [tile(sku)] }];
    const pages = new Map([
      ['/next?a=1', pageOf([grid(2), ['megaPaginator', { nextPage: '/next?a=2' }]])],
      ['/next?a=2', pageOf([grid(3)])],
    ]);
    const first = pageOf([cityBar(MOSCOW), grid(1), ['infiniteVirtualPaginator', { nextPage: '/next?a=1' }]]);
    tiny.interfere(({ path, url }) =>
      url.pathname === '/modal/addressbook' ? undefined : { body: pages.get(path) ?? first },
    );
    expect((await read([3])).answers.get(3)).toMatchObject({ outcome: 'found', place: 3 });
  });

  test('a list that goes in a circle is drift, and what was seen stays seen', async () => {
    const body = pageOf([cityBar(MOSCOW), ['tileGridDesktop', { items: [tile(1)] }]], {
      nextPage: '/search/?x=1',
    });
    tiny.interfere(({ url }) => (url.pathname === '/search/' ? { body } : undefined));
    const shelf = await read([1, 2]);
    expect(shelf.failure?.outcome).toBe('drift');
    expect([...shelf.answers.keys()]).toEqual([1]);
  });
});

describe('what is kept of a shelf', () => {
  type Wish = { skus?: number[]; places?: number; keepsTiles?: boolean };
  function look(wish: Wish) {
    const storefront = createStorefront({ baseUrl: tiny.url, send }, { pageMs: 300, shelfMs: 30_000 });
    const { signal } = new AbortController();
    return storefront.readShelf({ query, cityId: MOSCOW, skus: [], keepsTiles: true, ...wish, signal });
  }

  test('places go on across pages, and each knows its page', async () => {
    tiny.shelves.set(`${query}|${MOSCOW}`, numbers(501, 90));
    const { tiles, isWhole, placesRead } = await look({ places: 100 });
    expect(tiles.map(({ place, sku }) => [place, sku])).toEqual(
      numbers(1, 90).map((place) => [place, 500 + place]),
    );
    expect(tiles.map(({ page }) => page)).toEqual(numbers(1, 90).map((place) => Math.ceil(place / 40)));
    expect({ isWhole, placesRead }).toEqual({ isWhole: true, placesRead: 90 });
  });

  test.each([
    { wish: { places: 50 }, length: 200, read: 80, isWhole: false },
    { wish: { places: 50, skus: [150] }, length: 200, read: 160, isWhole: false },
    { wish: { places: 1000 }, length: 1000, read: 1000, isWhole: true },
    { wish: { places: 1000 }, length: 1500, read: 1000, isWhole: false },
    { wish: { places: 1000 }, length: 1001, read: 1000, isWhole: false },
    { wish: { places: 100 }, length: 0, read: 0, isWhole: true },
  ])('$wish on a shelf of $length: $read places', async ({ wish, length, read: places, isWhole }) => {
    tiny.shelves.set(`${query}|${MOSCOW}`, numbers(1, length));
    const shelf = await look(wish);
    expect(shelf).toMatchObject({ placesRead: places, isWhole, failure: null });
    expect(shelf.tiles).toHaveLength(places);
  });

  test('nothing where nobody asked for it', async () => {
    tiny.shelves.set(`${query}|${MOSCOW}`, numbers(1, 90));
    expect((await look({ skus: [5], keepsTiles: false })).tiles).toEqual([]);
  });

  test('a shelf that breaks off keeps what was seen and is not whole', async () => {
    tiny.shelves.set(`${query}|${MOSCOW}`, numbers(1, 200));
    tiny.interfere(({ url }) => (url.searchParams.get('start') === '80' ? { status: 500 } : undefined));
    const shelf = await look({ places: 200 });
    expect(shelf).toMatchObject({ failure: { outcome: 'serverError' }, isWhole: false });
    expect(shelf.tiles).toHaveLength(80);
  });
});

describe('category prediction', () => {
  const category = pageOf([cityBar(MOSCOW), ['tileGridDesktop', { items: [tile(50)] }]], {
    pageType: 'category',
  });

  test.each([
    ['a category page', { body: category }],
    ['a redirect', { status: 307, headers: { location: '/category/chayniki-5/?text=x' } }],
  ])('%s is asked again as a plain search', async (_name, answer) => {
    tiny.shelves.set(`${query}|${MOSCOW}`, numbers(1, 60));
    tiny.interfere(({ url }) =>
      url.pathname === '/search/' &&
      url.searchParams.get('start') === null &&
      !url.searchParams.has('deny_category_prediction')
        ? answer
        : undefined,
    );
    const shelf = await read([50]);
    expect(shelf.answers.get(50)).toMatchObject({ outcome: 'found', place: 50 });
    expect(shelf.mode).toBe('plain');
  });

  test('where the storefront insists, the category shelf is read and named so', async () => {
    tiny.interfere(({ url }) => {
      if (url.pathname === '/search/')
        return { status: 302, headers: { location: '/category/chayniki-5/?text=x' } };
      return url.pathname.startsWith('/category/') ? { body: category } : undefined;
    });
    expect(await read([50])).toMatchObject({ mode: 'category', failure: null });
  });
});

describe('city', () => {
  test('each city has its own session and its own shelf', async () => {
    tiny.shelves.set(`${query}|${KAZAN}`, [7, 8]);
    expect((await read([8], { cityId: KAZAN })).answers.get(8)).toMatchObject({ place: 2 });
    expect(tiny.requests[0]).toBe('/modal/addressbook?select_address=2');
  });

  test('an unknown city is a mismatch before any search', async () => {
    expect((await read([8], { cityId: 404 })).failure?.outcome).toBe('cityMismatch');
    expect(tiny.requests).toHaveLength(1);
  });

  test('a page of another city is a mismatch and the session is made anew', async () => {
    tiny.shelves.set(`${query}|${MOSCOW}`, [1]);
    const storefront = createStorefront({ baseUrl: tiny.url, send });
    const ask = () =>
      storefront.readShelf({ query, cityId: MOSCOW, skus: [1], signal: new AbortController().signal });
    await ask();
    tiny.interfere(({ url }) =>
      url.pathname === '/search/'
        ? { body: pageOf([cityBar(KAZAN), ['tileGridDesktop', { items: [tile(1)] }]]) }
        : undefined,
    );
    expect((await ask()).failure?.outcome).toBe('cityMismatch');
    tiny.interfere(undefined);
    tiny.requests.length = 0;
    expect((await ask()).answers.get(1)).toMatchObject({ place: 1 });
    expect(tiny.requests[0]).toContain('/modal/addressbook');
  });

  test('a first page that does not name its city is not believed', async () => {
    const body = pageOf([['tileGridDesktop', { items: [tile(1)] }]]);
    tiny.interfere(({ url }) => (url.pathname === '/search/' ? { body } : undefined));
    expect((await read([1])).failure?.outcome).toBe('drift');
  });
});

describe('refusals', () => {
  const html = (text: string) => `<!doctype html><title>${text}</title>`;
  type Case = [string, TinyAnswer | 'hang' | 'reset', Partial<ShelfFailure>];
  const cases: Case[] = [
    [
      '429 with seconds',
      { status: 429, headers: { 'retry-after': '17' } },
      { outcome: 'rateLimited', retryAfterMs: 17_000 },
    ],
    [
      '429 with a moment',
      {
        status: 429,
        headers: { date: 'Mon, 02 Mar 2026 09:00:00 GMT', 'retry-after': 'Mon, 02 Mar 2026 09:01:00 GMT' },
      },
      { outcome: 'rateLimited', retryAfterMs: 60_000 },
    ],
    ['429 without a wait', { status: 429 }, { outcome: 'rateLimited', retryAfterMs: null }],
    [
      '403 JSON incident',
      { status: 403, body: '{"reason":"antibot","incidentId":"fab_1"}' },
      { outcome: 'blocked' },
    ],
    ['403 challenge page', { status: 403, body: html('antibot') }, { outcome: 'blocked' }],
    ['200 block page', { body: html('нет соединения') }, { outcome: 'blocked' }],
    ['200 maintenance page', { body: html('Технические работы') }, { outcome: 'blocked' }],
    ['200 JSON incident', { body: '{"incidentId":"fab_1","reason":"antibot"}' }, { outcome: 'blocked' }],
    ['307 to itself', { status: 307, headers: { location: '/search/?text=x' } }, { outcome: 'blocked' }],
    [
      '302 to another host',
      { status: 302, headers: { location: 'https://evil.test/search' } },
      { outcome: 'blocked' },
    ],
    ['302 to a captcha', { status: 302, headers: { location: '/captcha.html' } }, { outcome: 'captcha' }],
    ['403 slider', { status: 403, body: html('Передвиньте ползунок') }, { outcome: 'captcha' }],
    ['500', { status: 500, body: '{"error":"x"}' }, { outcome: 'serverError' }],
    ['404', { status: 404, body: '{}' }, { outcome: 'drift' }],
    ['broken JSON', { body: '{"widgetStates": {"tileGri' }, { outcome: 'drift' }],
    [
      'no grid',
      { body: pageOf([cityBar(MOSCOW), ['catalogShelf', { items: [tile(1)] }]]) },
      { outcome: 'drift' },
    ],
    ['an adult gate', { body: pageOf([cityBar(MOSCOW), ['userAdultModal', {}]]) }, { outcome: 'drift' }],
    [
      'tiles of an unknown shape',
      { body: pageOf([cityBar(MOSCOW), ['tileGridDesktop', { items: [{ a: 1 }] }]]) },
      { outcome: 'drift' },
    ],
    ['silence', 'hang', { outcome: 'timeout' }],
    ['a reset', 'reset', { outcome: 'unreachable' }],
  ];

  test.each(cases)('%s', async (_name, answer, expected) => {
    tiny.interfere(({ url }) => (url.pathname === '/search/' ? answer : undefined));
    const shelf = await read([1]);
    expect(shelf.failure).toMatchObject(expected);
    expect(shelf.answers.size).toBe(0);
  });

  test('a page without end is not read to it', async () => {
    const body = 'x'.repeat(9 * 1024 * 1024);
    tiny.interfere(({ url }) => (url.pathname === '/search/' ? { body } : undefined));
    const shelf = await read([1], { pageMs: 20_000 });
    expect(shelf.failure).toMatchObject({ outcome: 'drift', message: 'the page is too large' });
  });

  test('a failure on a later page keeps the places seen before it', async () => {
    tiny.shelves.set(`${query}|${MOSCOW}`, numbers(1, 200));
    tiny.interfere(({ url }) => (url.searchParams.get('start') === '80' ? { status: 500 } : undefined));
    const shelf = await read([60, 150]);
    expect(shelf).toMatchObject({ failure: { outcome: 'serverError' }, placesRead: 80 });
    expect([...shelf.answers.keys()]).toEqual([60]);
  });

  test('nobody there', async () => {
    const storefront = createStorefront({ baseUrl: 'http://127.0.0.1:1', send });
    const shelf = await storefront.readShelf({
      query,
      cityId: 1,
      skus: [1],
      signal: new AbortController().signal,
    });
    expect(shelf.failure?.outcome).toBe('unreachable');
  });

  test('without an address the provider is off', async () => {
    const storefront = createStorefront({ baseUrl: '', send });
    const shelf = await storefront.readShelf({
      query,
      cityId: 1,
      skus: [1],
      signal: new AbortController().signal,
    });
    expect(shelf.failure?.outcome).toBe('off');
  });

  test('a caller that gives up gets no outcome', async () => {
    const signal = AbortSignal.timeout(50);
    tiny.interfere(() => 'hang');
    await expect(read([1], { signal })).rejects.toThrow();
  });
});
