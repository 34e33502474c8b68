import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askSeller, openSandbox, refillLimits } from '../test/small-sandbox.ts';

type Popular = {
  search_queries: { query: string; client_count: number; avg_price: number; conversion_to_cart: number }[];
  offset: string;
  total: string;
};

const TOP = '/v1/search-queries/top';
const TEXT = '/v1/search-queries/text';
const FIRST_PAGE = { limit: '50', offset: '0' };

describe('popular queries of the marketplace', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());
  beforeEach(() => refillLimits(app));

  const ask = async (method: string, body: object) =>
    (await askSeller(app, method, body, 'premium-pro')).json<Popular>();

  test.each([TOP, TEXT])('%s needs Premium Pro', async (method) => {
    const answer = await askSeller(app, method, { ...FIRST_PAGE, text: 'а' }, 'full');
    expect(answer.statusCode).toBe(403);
    expect(answer.json<{ code: number }>().code).toBe(7);
  });

  test('top goes down by popularity, page after page', async () => {
    const pages = [await ask(TOP, FIRST_PAGE), await ask(TOP, { limit: '50', offset: '50' })];
    const queries = pages.flatMap(({ search_queries }) => search_queries);
    const counts = queries.map(({ client_count }) => client_count);
    expect(counts).toHaveLength(100);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(new Set(queries.map(({ query }) => query)).size).toBe(100);
    for (const { conversion_to_cart } of queries) expect(conversion_to_cart).toBeLessThanOrEqual(1);
  });

  test('text finds what contains it, sorted as requested', async () => {
    const { search_queries } = await ask(TOP, FIRST_PAGE);
    const word = search_queries[0]?.query.split(' ')[0] ?? '';
    const found = await ask(TEXT, { ...FIRST_PAGE, text: word, sort_by: 'AVG_PRICE', sort_dir: 'ASC' });
    expect(found.search_queries.length).toBeGreaterThan(0);
    expect(found.search_queries.every(({ query }) => query.includes(word))).toBe(true);
    const prices = found.search_queries.map(({ avg_price }) => avg_price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(found.offset).toBe('0');
    expect(Number(found.total)).toBeGreaterThanOrEqual(found.search_queries.length);
  });

  test.each([
    [TOP, { limit: '51', offset: '0' }],
    [TOP, { limit: '50', offset: '1001' }],
    [TOP, { limit: 50, offset: 0 }],
    [TEXT, { limit: '50', offset: '51', text: 'a' }],
    [TEXT, { limit: '50', offset: '0' }],
  ])('%s refuses %j', async (method, body) => {
    expect((await askSeller(app, method, body, 'premium-pro')).statusCode).toBe(400);
  });
});
