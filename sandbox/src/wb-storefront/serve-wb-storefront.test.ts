import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WB_STOREFRONT_SESSION } from '../keys/wb-storefront-session.ts';
import { createMarket } from '../market/create-market.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import { nmIdOf } from '../market/nm-id.ts';
import { openSandbox, refillLimits, START } from '../test/small-sandbox.ts';
import { cityOfDest, findDestination } from './destinations.ts';

type Product = {
  id: number;
  name: string;
  supplierId: number;
  sizes: { price: { product: number } }[];
  logs?: string;
};
type Page = { metadata: { normquery: string }; total: number; products: Product[] };

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36';
const MOSCOW = -1257403;
const KAZAN = -2133467;
// Enough products for shelves of several pages.
const PRODUCTS = 20_000;
const market = createMarket({ seed: 7, queryCount: 2000, productCount: PRODUCTS });
const QUERY = Array.from({ length: 40 }, (_, index) => market.queries.text(index))
  .map((text) => ({ text, length: market.search(text, 213, START, 'wb').length }))
  .reduce((best, one) => (one.length > best.length ? one : best)).text;

let app: FastifyInstance;
beforeAll(() => {
  app = openSandbox({ productCount: PRODUCTS });
});
afterAll(() => app.close());
beforeEach(() => refillLimits(app));

const ask = async (path: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({ url: `/wb-storefront${path}`, query, headers: { 'user-agent': BROWSER, ...headers } });
const search = async (query: Record<string, string>, version = 18) =>
  ask(`/exactmatch/ru/common/v${version}/search`, { query: QUERY, dest: String(MOSCOW), ...query });
const idsOf = ({ products }: Page) => products.map(({ id }) => id);

describe('search', () => {
  test('shows the shelf of the market, a hundred a page, to its end', async () => {
    const shelf = market.search(QUERY, 213, START, 'wb').map(({ sku }) => nmIdOf(sku));
    expect(shelf.length).toBeGreaterThan(100);
    const found: number[] = [];
    for (let page = 1; ; page += 1) {
      const answer = (await search({ page: String(page) })).json<Page>();
      expect(answer.total).toBe(shelf.length);
      found.push(...idsOf(answer));
      if (answer.products.length < 100) break;
    }
    expect(found).toEqual(shelf);
  });

  test('dest is a city: other cities have other shelves, an unknown code is Moscow', async () => {
    const moscow = idsOf((await search({})).json());
    expect(idsOf((await search({ dest: String(KAZAN) })).json())).not.toEqual(moscow);
    expect(idsOf((await search({ dest: '-1257786' })).json())).toEqual(moscow);
    expect(idsOf((await search({ dest: '5' })).json())).toEqual(moscow);
  });

  test('products stand under data up to version 14', async () => {
    const flat = (await search({})).json<Page>();
    const old = (await search({}, 9)).json<{ data: Page; metadata: object }>();
    expect(idsOf(old.data)).toEqual(idsOf(flat));
    expect(old).not.toHaveProperty('products');
    expect((await search({}, 3)).statusCode).toBe(404);
  });

  test('can be ordered by price', async () => {
    const prices = (await search({ sort: 'priceup' }))
      .json<Page>()
      .products.map(({ sizes }) => sizes[0]?.price.product ?? 0);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  test('a place can be bought, and only that can be read from logs', async () => {
    const { products } = (await search({})).json<Page>();
    expect(products.some(({ logs }) => logs !== undefined)).toBe(true);
    expect(products.some(({ logs }) => logs === undefined)).toBe(true);
  });

  test.each([
    { page: '0' },
    { page: '101' },
    { page: 'x' },
    { query: '' },
    { sort: 'best' },
    { dest: 'msk' },
  ])('%j is refused', async (query) => expect((await search(query)).statusCode).toBe(400));

  test('a caller that is no browser is refused after two quick calls', async () => {
    const statuses = [];
    for (let round = 0; round < 4; round += 1) {
      const query = { query: QUERY };
      const answer = await ask('/exactmatch/ru/common/v18/search', query, { 'user-agent': 'node' });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
  });
});

describe('the inner address', () => {
  const path = '/__internal/u-search/exactmatch/ru/common/v18/search';
  const session = (deviceid: string) => ({
    cookie: `x_wbaas_token=${WB_STOREFRONT_SESSION.token}`,
    deviceid,
  });

  test.each([{}, { cookie: 'x_wbaas_token=x', deviceid: 'a' }, { deviceid: 'a' }])(
    '%j is answered 498',
    async (headers) => expect((await ask(path, { query: QUERY }, headers)).statusCode).toBe(498),
  );

  test('shows some devices next to nothing at first, then all', async () => {
    const first = [];
    for (const device of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const once = (await ask(path, { query: QUERY }, session(device))).json<Page>();
      const twice = (await ask(path, { query: QUERY }, session(device))).json<Page>();
      expect(twice.products).toHaveLength(100);
      first.push(once.products.length);
    }
    expect(new Set(first)).toEqual(new Set([1, 100]));
  });
});

describe('cards and places', () => {
  test('cards are found by their articles; others are left out', async () => {
    const own = market.products.ofSeller(DEMO_SELLER_ID).slice(0, 3);
    const nm = [...own.map(({ sku }) => nmIdOf(sku)), 1, 'x'].join(';');
    const { products } = (await ask('/cards/v4/detail', { nm })).json<Page>();
    expect(products.map(({ id }) => id)).toEqual(own.map(({ sku }) => nmIdOf(sku)));
    expect(products.every(({ supplierId }) => supplierId === DEMO_SELLER_ID)).toBe(true);
    const { sku } = own[0] ?? { sku: 0 };
    const { priceKopecks } = market.products.state(sku, START, 'wb');
    expect(products[0]?.sizes[0]?.price.product).toBe(priceKopecks);
  });

  test('a point on the map has the code of the nearest city', async () => {
    const answer = await ask('/get-geo-info', { latitude: '55.8', longitude: '49.2', address: 'Казань' });
    expect(new URLSearchParams(answer.json<{ xinfo: string }>().xinfo).get('dest')).toBe(String(KAZAN));
    expect(findDestination(59.9, 30.3).cityId).toBe(2);
    expect([MOSCOW, KAZAN, 0].map(cityOfDest)).toEqual([213, 43, 213]);
  });

  test('a picture stands under its place', async () => {
    const [product] = market.products.ofSeller(DEMO_SELLER_ID);
    const nm = nmIdOf(product?.sku ?? 0);
    const at = (place: number) => `/basket/vol${Math.floor(nm / 1e5)}/part1/${nm}/images/big/${place}.webp`;
    const answer = await ask(at(1), {});
    expect(answer.statusCode).toBe(302);
    expect((await app.inject(new URL(answer.headers.location ?? '').pathname)).statusCode).toBe(200);
    expect((await ask(at(40), {})).statusCode).toBe(404);
  });
});

describe('faults', () => {
  test.each([
    ['drift', 200, (body: string) => !body.includes('"products"') && body.includes('"metadata"')],
    ['html', 200, (body: string) => body.startsWith('<')],
    ['truncatedJson', 200, (body: string) => body.startsWith('{') && !body.endsWith('}')],
    ['blocked', 403, () => true],
    ['status429', 429, () => true],
    ['status500', 500, () => true],
  ])('%s for one dest only', async (fault, status, looksRight) => {
    const order = { part: 'wbStorefront', fault, times: 1, key: String(KAZAN) };
    await app.inject({ method: 'POST', url: '/faults', payload: order });
    expect((await search({})).statusCode).toBe(200);
    const answer = await search({ dest: String(KAZAN) });
    expect(answer.statusCode).toBe(status);
    expect(looksRight(answer.body)).toBe(true);
  });
});
