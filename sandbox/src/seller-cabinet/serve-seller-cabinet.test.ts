import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cabinetSession } from '../keys/cabinet-session.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import { openSandbox } from '../test/small-sandbox.ts';
import type { CabinetQuery } from './measure-query.ts';

const STATS = '/api/site/searchteam/Stats/query/v3';
const SEARCH = '/api/site/searchteam/Stats/queries/search/v2';
const { cookie, companyId } = cabinetSession(DEMO_SELLER_ID);

describe("the seller's cabinet", () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  const ask = (path: string, payload: object, headers: Record<string, string> = { cookie }) =>
    app.inject({ method: 'POST', url: `/seller-cabinet${path}`, payload, headers });
  const rowsOf = async (payload: object) => (await ask(STATS, payload)).json<{ data: CabinetQuery[] }>().data;

  test('lists queries with a text, sorted and page by page', async () => {
    const all = await rowsOf({ text: 'плат', limit: 20 });
    expect(all.length).toBeGreaterThan(10);
    expect(all.every(({ query }) => query.includes('плат'))).toBe(true);
    const counts = all.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(await rowsOf({ text: 'плат', limit: 5, offset: 5 })).toEqual(all.slice(5, 10));
    const rising = await rowsOf({ text: 'плат', limit: 2, sorting: { attribute: 'ca', order: 'asc' } });
    expect(rising[0]?.ca).toBeLessThanOrEqual(rising[1]?.ca ?? 0);
  });

  test('shares are percent of the searches of the period', async () => {
    const [row] = await rowsOf({ limit: 1 });
    expect(row?.ca).toBeCloseTo(((row?.uniqQueriesWCa ?? 0) / (row?.count ?? 1)) * 100, 1);
    expect(row?.dailyAvg).toBeCloseTo((row?.count ?? 0) / 28, 1);
    const week = (await ask(SEARCH, { text: row?.query, period: 'days_7' })).json<{
      data: { data: CabinetQuery[] };
    }>();
    const same = week.data.data.find(({ query }) => query === row?.query);
    expect(same?.count).toBeLessThan((row?.count ?? 0) / 2);
  });

  test.each([
    ['no session', {}, 401],
    ['a session of nobody', { cookie: cookie.replace('=7', '=9') }, 401],
    ['another company', { cookie, 'x-o3-company-id': '9' }, 403],
    ['its own company', { cookie, 'x-o3-company-id': companyId }, 200],
  ])('%s', async (_name, headers, status) => {
    expect((await ask(STATS, {}, headers)).statusCode).toBe(status);
  });

  test.each([
    { limit: 'many' },
    { limit: 1000 },
    { sorting: { attribute: 'weather', order: 'asc' } },
    { from: 'yesterday' },
  ])('%j is refused in words', async (payload) => {
    const answer = await ask(STATS, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty('error');
  });
});
