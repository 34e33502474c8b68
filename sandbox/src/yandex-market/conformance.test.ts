import { createCoverage } from '@vitrina/conformance/coverage.ts';
import { openContract } from '@vitrina/conformance/open-contract.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox } from '../test/small-sandbox.ts';
import { advanceMinutes, askYm, YM_BUSINESS, YM_SHOPS } from '../test/ym.ts';

const contract = openContract('yandex-market');
const business = `/v2/businesses/${YM_BUSINESS}`;
const shop = `/v2/campaigns/${YM_SHOPS.fby}`;
const SKUS = Array.from({ length: 30 }, (_, place) => `7AD-${1001 + place}`);
const period = { businessId: YM_BUSINESS, dateFrom: '2026-11-14', dateTo: '2026-11-20' };

type Case = [path: string, body?: object | undefined, query?: Record<string, string>];
const CASES: Case[] = [
  ['/v2/auth/token', {}],
  ['/v2/campaigns'],
  ['/v2/campaigns', undefined, { page: '2', pageSize: '2' }],
  [shop],
  [`${business}/settings`, {}],
  ['/v2/regions', undefined, { name: 'Мос', limit: '20' }],
  ['/v2/regions/213'],
  ['/v2/regions/225/children', undefined, { limit: '3' }],
  ['/v2/regions/213/children'],
  [`${business}/offer-mappings`, {}, { limit: '100', language: 'RU' }],
  [`${business}/offer-mappings`, { offerIds: SKUS }],
  [`${business}/offer-cards`, { withRecommendations: true }, { limit: '200' }],
  [`${shop}/stats/skus`, { shopSkus: SKUS }],
  [`${shop}/stats/orders`, { dateFrom: '2026-11-01', dateTo: '2026-11-20' }, { limit: '200' }],
  ['/v2/reports/shows-sales/generate', { ...period, grouping: 'OFFERS' }, { format: 'CSV' }],
  ['/v2/reports/shows-boost/generate', { ...period, attributionType: 'CLICKS' }],
  ['/v2/reports/boost-consolidated/generate', period, { format: 'JSON' }],
  ['/v2/reports/competitors-position/generate', { ...period, categoryId: 28 }],
  ['/v2/reports/shelf-statistics/generate', { ...period, attributionType: 'SHOWS' }],
  [`${business}/bids/info`, {}, { limit: '10' }],
  [`${business}/bids/recommendations`, { skus: SKUS }],
  ['/v2/categories/tree', { language: 'RU' }],
];

describe.skipIf(!contract)('answers by the contract (skipped without ../shared/contracts)', () => {
  const coverage = createCoverage(contract, 'sandbox');
  const reportIds: string[] = [];
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  async function check(path: string, body?: object, query: Record<string, string> = {}) {
    const answer = await askYm(app, path, body, { query });
    const differences = coverage.check({
      method: body === undefined ? 'GET' : 'POST',
      path,
      query,
      headers: { 'api-key': 'ACMA:x:y' },
      requestBody: body,
      status: answer.statusCode,
      answerBody: answer.body,
    });
    return { answer, differences };
  }

  test.each(CASES)('%s', async (path, body, query) => {
    const { answer, differences } = await check(path, body, query);
    expect([answer.statusCode, differences]).toEqual([200, []]);
    const { result } = answer.json<{ result?: { reportId?: string } }>();
    if (result?.reportId !== undefined) reportIds.push(result.reportId);
  });

  test('a report in each of its states', async () => {
    const statesOf = async () => {
      const states: string[] = [];
      for (const id of reportIds) {
        const { answer, differences } = await check(`/v2/reports/info/${id}`);
        expect(differences).toEqual([]);
        states.push(answer.json<{ result: { status: string } }>().result.status);
      }
      return states;
    };
    expect(await statesOf()).toEqual(Array.from({ length: 5 }, () => 'PENDING'));
    await advanceMinutes(app, 0.14);
    expect(await statesOf()).toEqual(Array.from({ length: 5 }, () => 'PROCESSING'));
    await advanceMinutes(app, 2);
    expect(await statesOf()).toEqual(Array.from({ length: 5 }, () => 'DONE'));
  });

  test.each([
    ['another business', `/v2/businesses/${YM_BUSINESS + 7}/settings`, {}, 403],
    ['no such shop', '/v2/campaigns/1', undefined, 404],
    ['a wrong body', `${business}/offer-mappings`, { offerIds: [] }, 400],
    ['too often', '/v2/reports/shows-sales/generate', { ...period, grouping: 'OFFERS' }, 420],
  ])('a refusal: %s', async (_name, path, body, status) => {
    await askYm(app, path, body);
    const { answer, differences } = await check(path, body);
    expect([answer.statusCode, differences]).toEqual([status, []]);
  });

  test('every operation of the contract was asked', () => expect(coverage.missing()).toEqual([]));
});
