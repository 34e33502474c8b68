import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { askFeed, askStorefront, openSandbox, START, setClock } from '../test/small-sandbox.ts';

const Tile = z.looseObject({
  sku: z.int().optional(),
  mainState: z.array(z.looseObject({ type: z.string() })).default([]),
  action: z.object({ link: z.string() }).optional(),
});
type Tile = z.infer<typeof Tile>;
const Grid = z.object({ items: z.array(Tile), title: z.string().optional() });
type Grid = z.infer<typeof Grid>;
const Paginator = z.object({ nextPage: z.string() });
const Gallery = z.object({ coverImage: z.string() });
type StorefrontPage = { widgetStates: Record<string, string>; nextPage?: string; layoutTrackingInfo: string };
type Place = { sku: number; position: number };

function widgetOf(page: StorefrontPage, prefix: string): unknown {
  const [, state] = Object.entries(page.widgetStates).find(([name]) => name.startsWith(`${prefix}-`)) ?? [];
  return state === undefined ? undefined : JSON.parse(state);
}
const gridsOf = ({ widgetStates }: StorefrontPage): Grid[] =>
  Object.entries(widgetStates)
    .filter(([name]) => /^(?:tileGridDesktop|searchResultsV2)-/.test(name))
    .map(([, state]) => Grid.parse(JSON.parse(state)))
    .filter(({ title }) => title === undefined);
const tilesOf = (page: StorefrontPage): Tile[] => gridsOf(page).flatMap(({ items }) => items);
const skusOf = (pages: StorefrontPage[]): number[] =>
  pages.flatMap(tilesOf).flatMap(({ sku }) => (sku === undefined ? [] : [sku]));
function nextOf(page: StorefrontPage): string | undefined {
  const state = widgetOf(page, 'infiniteVirtualPaginator') ?? widgetOf(page, 'megaPaginator');
  return page.nextPage ?? (state === undefined ? undefined : Paginator.parse(state).nextPage);
}
const searchPath = (text: string, more = '&deny_category_prediction=true') =>
  `/search/?text=${encodeURIComponent(text)}${more}`;

describe('storefront', () => {
  let app: FastifyInstance;
  let queries: string[];
  let cities: { id: number; name: string }[];

  beforeAll(async () => {
    // Shelves of several pages need more goods than the other tests.
    app = openSandbox({ productCount: 20_000 });
    const table = (await askFeed(app, 'ozon/query-statistics', { day: '2026-11-19' })).body;
    queries = table
      .split('\n')
      .slice(1, 40)
      .map((line) => line.split(',')[0] ?? '');
    cities = (await askFeed(app, 'cities')).json();
  });
  afterAll(() => app.close());
  beforeEach(() => setClock(app, START.toISOString()));

  const openPage = async (inner: string, areaId?: number): Promise<StorefrontPage> => {
    const answer = await askStorefront(
      app,
      inner,
      areaId === undefined ? {} : { cookie: `a=b; AREA_ID=${areaId}` },
    );
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const readAll = async (inner: string, areaId?: number): Promise<StorefrontPage[]> => {
    const pages: StorefrontPage[] = [];
    for (let next: string | undefined = inner; next !== undefined; ) {
      const page: StorefrontPage = await openPage(next, areaId);
      pages.push(page);
      next = nextOf(page);
    }
    return pages;
  };
  const readTruth = async (text: string, city: number): Promise<Place[]> => {
    const answer = await app.inject({ url: '/truth/search', query: { text, city: String(city) } });
    return answer.json<{ places: Place[] }>().places;
  };

  test('following nextPage to the end gives the order of truth, in every city', async () => {
    for (const { id } of cities.slice(0, 3)) {
      const pages = await readAll(searchPath(queries[0] ?? ''), id);
      const truth = await readTruth(queries[0] ?? '', id);
      expect(truth.length).toBeGreaterThan(50);
      expect([...new Set(skusOf(pages))]).toEqual(truth.map(({ sku }) => sku));
    }
  });

  test('the order of a search does not change while its pages are read', async () => {
    const text = queries[1] ?? '';
    const truth = await readTruth(text, cities[0]?.id ?? 0);
    const first = await openPage(searchPath(text));
    await app.inject({ method: 'POST', url: '/clock', payload: { advanceMinutes: 600 } });
    const rest = await readAll(nextOf(first) ?? '');
    expect([...new Set(skusOf([first, ...rest]))]).toEqual(truth.map(({ sku }) => sku));
  });

  test('pages differ in size, tiles, paginators, banners and repeats, as the real ones do', async () => {
    const pages = (await Promise.all(queries.slice(0, 8).map((text) => readAll(searchPath(text))))).flat();
    const full = pages.filter((page) => nextOf(page) !== undefined);
    expect(new Set(full.map((page) => tilesOf(page).length)).size).toBeGreaterThan(3);
    const kinds = pages.flatMap(tilesOf).flatMap(({ mainState }) => mainState.map(({ type }) => type));
    expect(new Set(kinds)).toEqual(new Set(['priceV2', 'textDS', 'labelListV2', 'textAtom', 'labelList']));
    expect(full.some(({ nextPage }) => nextPage !== undefined)).toBe(true);
    expect(full.some((page) => widgetOf(page, 'megaPaginator') !== undefined)).toBe(true);
    expect(full.some((page) => widgetOf(page, 'infiniteVirtualPaginator') !== undefined)).toBe(true);
    expect(pages.some((page) => gridsOf(page).length === 2)).toBe(true);
    expect(pages.flatMap(tilesOf).some(({ sku }) => sku === undefined)).toBe(true);
    const skus = skusOf(await readAll(searchPath(queries[0] ?? '')));
    expect(new Set(skus).size).toBeLessThan(skus.length);
    const names = full.map((page) => Object.keys(page.widgetStates)[0]);
    expect(new Set(names).size).toBeGreaterThan(3);
  });

  test('a page built without its token is the first page again', async () => {
    const first = await openPage(searchPath(queries[0] ?? ''));
    expect(
      tilesOf(await openPage(searchPath(queries[0] ?? '', '&deny_category_prediction=true&page=2'))),
    ).toEqual(tilesOf(first));
  });

  test('some queries lead into their category unless it is denied', async () => {
    const pages = await Promise.all(queries.map((text) => openPage(searchPath(text, ''))));
    const predicted = pages.flatMap((page, index) =>
      page.layoutTrackingInfo.includes('"category"') ? [queries[index] ?? ''] : [],
    );
    expect(predicted.length).toBeGreaterThan(0);
    expect(predicted.length).toBeLessThan(queries.length / 2);
    const [text = ''] = predicted;
    expect(nextOf(await openPage(searchPath(text, '')))).toMatch(/^\/category\/[a-z0-9-]+-\d+\//);
    const shelf = skusOf(await readAll(searchPath(text, '')));
    const plain = await readTruth(text, cities[0]?.id ?? 0);
    expect(shelf.every((sku) => plain.some((place) => place.sku === sku))).toBe(true);
    expect((await openPage(searchPath(text))).layoutTrackingInfo).toContain('"search"');
  });

  test('a text that nobody types has a grid without tiles', async () => {
    const page = await openPage(searchPath('щщщ ъъъ'));
    expect(gridsOf(page)).toHaveLength(1);
    expect(skusOf([page])).toEqual([]);
    expect(nextOf(page)).toBeUndefined();
  });

  describe('city', () => {
    test('is chosen in the address book and shown on every page', async () => {
      const city = cities[2];
      const chosen = await askStorefront(app, `/modal/addressbook?select_address=${city?.id}`);
      expect(chosen.headers['set-cookie']).toBe(`AREA_ID=${city?.id}; Path=/; HttpOnly`);
      const page = await openPage(searchPath(queries[0] ?? ''), city?.id);
      expect(widgetOf(page, 'addressBookBarWeb')).toEqual({ areaId: city?.id, city: city?.name });
    });

    test('an unknown one changes nothing', async () => {
      const answer = await askStorefront(app, '/modal/addressbook?select_address=987654');
      expect(answer.headers).not.toHaveProperty('set-cookie');
      const page = answer.json<StorefrontPage>();
      expect(widgetOf(page, 'addressBookBarWeb')).toEqual({ areaId: cities[0]?.id, city: cities[0]?.name });
    });

    test('the fault wrongCity serves another one and says so', async () => {
      const order = { part: 'storefront', fault: 'wrongCity', times: 1 };
      await app.inject({ method: 'POST', url: '/faults', payload: order });
      const spoiled = await openPage(searchPath(queries[0] ?? ''), cities[0]?.id);
      expect(widgetOf(spoiled, 'addressBookBarWeb')).toEqual({
        areaId: cities[1]?.id,
        city: cities[1]?.name,
      });
      const truth = await readTruth(queries[0] ?? '', cities[1]?.id ?? 0);
      expect(skusOf([spoiled])[0]).toBe(truth[0]?.sku);
    });
  });

  test('a card has a price, a heading with the seller, pictures and a score', async () => {
    const tiles = tilesOf(await openPage(searchPath(queries[0] ?? '')));
    const tile = tiles.find(({ sku }) => sku !== undefined);
    const card = await openPage(`/product/${tile?.sku}/`);
    expect(await openPage(tile?.action?.link ?? '')).toEqual(card);
    expect(JSON.stringify(widgetOf(card, 'webPrice'))).toMatch(/"price":"[\d\u2009]+\u2009₽"/);
    expect(widgetOf(card, 'webProductHeading')).toHaveProperty('seller.name');
    expect(widgetOf(card, 'webReviewProductScore')).toHaveProperty('totalScore');
    const { coverImage } = Gallery.parse(widgetOf(card, 'webGallery'));
    expect((await app.inject(new URL(coverImage).pathname)).statusCode).toBe(200);
  });

  test.each([
    ['/product/1/', 404],
    ['/nowhere/', 404],
    ['https://elsewhere.example/search/?text=a', 400],
    ['', 400],
  ])('%j is answered %i', async (inner, status) => {
    expect((await askStorefront(app, inner)).statusCode).toBe(status);
  });
});
