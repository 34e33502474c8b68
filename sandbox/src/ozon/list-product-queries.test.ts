import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askSeller, openSandbox, refillLimits } from '../test/small-sandbox.ts';

type Items = { items: { sku: unknown; unique_search_users: number }[] };
type Queries = { queries: { sku: unknown; query: string; position: number; unique_search_users: number }[] };
type Truth = { places: { sku: number; position: number }[] };

const METHOD = '/v1/analytics/product-queries';
const WEEK = { date_from: '2026-11-12T00:00:00Z', date_to: '2026-11-18T00:00:00Z' };
const DAY = { date_from: '2026-11-18T00:00:00Z', date_to: '2026-11-18T00:00:00Z' };

describe('own queries of a seller', () => {
  let app: FastifyInstance;
  let skus: string[];
  beforeAll(async () => {
    app = openSandbox();
    const body = (
      await askSeller(app, '/v4/product/info/attributes', {
        limit: 50,
      })
    ).json<{ result: { sku: string }[] }>();
    skus = body.result.map(({ sku }) => sku);
  });
  afterAll(() => app.close());
  beforeEach(() => refillLimits(app));

  async function listDetails(period: object, ofSkus: string[]): Promise<Queries['queries']> {
    const ask = { ...period, skus: ofSkus, page_size: 100, limit_by_sku: 15 };
    return (await askSeller(app, `${METHOD}/details`, ask)).json<Queries>().queries;
  }

  async function listPage(page: number): Promise<number[]> {
    const answer = await askSeller(app, METHOD, { ...WEEK, skus, page_size: 2, page });
    return answer.json<Items>().items.map(({ sku }) => Number(sku));
  }

  test('the queries of a product do not exceed its line', async () => {
    const body = (await askSeller(app, METHOD, { ...WEEK, skus, page_size: 1000 })).json<Items>();
    expect(body.items.length).toBeGreaterThan(0);
    const queries = await listDetails(WEEK, [String(body.items[0]?.sku)]);
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.length).toBeLessThanOrEqual(15);
    const searchUsers = queries.map(({ unique_search_users }) => unique_search_users);
    expect(searchUsers).toEqual(searchUsers.toSorted((one, other) => other - one));
    expect(searchUsers.reduce((sum, users) => sum + users, 0)).toBeLessThanOrEqual(
      body.items[0]?.unique_search_users ?? 0,
    );
  });

  test('a position is the place on the shelf of that day at noon', async () => {
    const [own] = await listDetails(DAY, skus);
    const query = { text: own?.query ?? '', at: '2026-11-18T12:00:00+03:00' };
    const { places } = (await app.inject({ url: '/truth/search', query })).json<Truth>();
    expect(own?.position).toBeGreaterThanOrEqual(1);
    expect(places.find(({ sku }) => sku === Number(own?.sku))?.position).toBe(own?.position);
  });

  test('without a subscription three columns come empty', async () => {
    const ask = { ...WEEK, skus, page_size: 1000 };
    const body = (await askSeller(app, METHOD, ask, 'no-premium')).json<Items>();
    expect(body.items[0]).toHaveProperty('unique_search_users');
    for (const column of ['position', 'unique_view_users', 'view_conversion']) {
      expect(body.items[0]).not.toHaveProperty(column);
    }
  });

  test('pages do not overlap', async () => {
    const [first, second] = [await listPage(0), await listPage(1)];
    expect(first).toHaveLength(2);
    expect(first.filter((sku) => second.includes(sku))).toEqual([]);
  });

  test('nothing is answered for a day which is not computed yet', async () => {
    const yesterday = { date_from: '2026-11-20T00:00:00Z' };
    expect((await askSeller(app, METHOD, { ...yesterday, skus, page_size: 10 })).json<Items>().items).toEqual(
      [],
    );
  });

  test.each([
    ['today', METHOD, { date_from: '2026-11-21T00:00:00Z', skus: ['1'], page_size: 10 }],
    ['no products', METHOD, { ...WEEK, skus: [], page_size: 10 }],
    ['a page over 1000', METHOD, { ...WEEK, skus: ['1'], page_size: 1001 }],
    [
      'a page of details over 100',
      `${METHOD}/details`,
      { ...WEEK, skus: ['1'], page_size: 101, limit_by_sku: 5 },
    ],
    [
      '16 queries for a product',
      `${METHOD}/details`,
      { ...WEEK, skus: ['1'], page_size: 10, limit_by_sku: 16 },
    ],
    ['details without a limit', `${METHOD}/details`, { ...WEEK, skus: ['1'], page_size: 10 }],
  ])('%s is refused', async (_name, method, ask) => {
    expect((await askSeller(app, method, ask)).statusCode).toBe(400);
  });
});
