import { createCoverage } from '@vitrina/conformance/coverage.ts';
import { openContract } from '@vitrina/conformance/open-contract.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { performanceKey } from '../keys/performance-key.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import { advanceMinutes, getToken, type ListedCampaign, listAllCampaigns } from '../test/performance.ts';
import { openSandbox } from '../test/small-sandbox.ts';

const contract = openContract('ozon-performance');
const API = '/api/client';

describe.skipIf(!contract)('answers by the contract (skipped without ../shared/contracts)', () => {
  const coverage = createCoverage(contract, 'sandbox');
  let app: FastifyInstance;
  let campaigns: ListedCampaign[];
  beforeAll(async () => {
    app = openSandbox();
    campaigns = await listAllCampaigns(app);
  });
  afterAll(() => app.close());

  async function ask(method: 'GET' | 'POST', path: string, body?: object) {
    const answer = await app.inject({
      method,
      url: `/ozon-performance${API}${path}`,
      headers: { authorization: `Bearer ${await getToken(app)}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    const differences = coverage.check({
      method,
      path: `${API}${path}`,
      ...(body === undefined ? {} : { requestBody: body }),
      status: answer.statusCode,
      answerBody: isJson ? answer.json<unknown>() : answer.body,
      answerHeaders: { 'content-type': String(answer.headers['content-type']) },
    });
    expect({ path, differences }).toEqual({ path, differences: [] });
    return answer;
  }

  const running = (placement: string) =>
    campaigns.filter(
      (one) =>
        one.state === 'CAMPAIGN_STATE_RUNNING' &&
        one.advObjectType === 'SKU' &&
        one.placement.includes(placement),
    );
  const top = () => running('PLACEMENT_TOP_PROMOTION').map(({ id }) => id);
  const week = { dateFrom: '2026-11-14', dateTo: '2026-11-20', groupBy: 'DATE' };

  test('token', async () => {
    const { clientId, clientSecret } = performanceKey(DEMO_SELLER_ID);
    const pair = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
    expect((await ask('POST', '/token', pair)).statusCode).toBe(200);
    expect((await ask('POST', '/token', { ...pair, client_secret: 'x' })).statusCode).toBe(401);
  });

  test('campaigns and their products', async () => {
    await ask('GET', '/campaign?page=1&pageSize=100&advObjectType=SKU&state=CAMPAIGN_STATE_RUNNING');
    await ask('GET', '/campaign');
    const [id = ''] = top();
    await ask('GET', `/campaign/${id}/objects`);
    await ask('GET', `/campaign/${id}/v2/products?page=1&pageSize=50`);
    await ask('POST', `/campaign/${id}/deactivate`, {});
    await ask('POST', `/campaign/${id}/activate`, {});
    await ask('POST', '/campaign/search_promo/v2/products', { page: 1, pageSize: 10 });
  });

  test('statistics at once', async () => {
    const [one = '', other = ''] = top();
    await ask('POST', '/statistics/products/sku', {
      campaignIds: [one, other],
      dateFrom: '2026-11-20',
      dateTo: '2026-11-21',
    });
    const query = `campaignIds=${one}&campaignIds=${other}&dateFrom=2026-11-14&dateTo=2026-11-20`;
    await ask('GET', `/statistics/campaign/product/json?${query}`);
    await ask('GET', `/statistics/daily/json?${query}`);
  });

  test.each([
    ['/statistics', 1],
    ['/statistics', 2],
    ['/statistics/json', 2],
    ['/statistics/phrases/json', 2],
  ])('a report: %s of %i', async (path, count) => {
    const { UUID } = (await ask('POST', path, { campaigns: top().slice(0, count), ...week })).json<{
      UUID: string;
    }>();
    await ask('GET', `/statistics/${UUID}`);
    await advanceMinutes(app, 2);
    await ask('GET', `/statistics/${UUID}`);
    expect((await ask('GET', `/statistics/report?UUID=${UUID}`)).statusCode).toBe(200);
    await ask('GET', '/statistics/externallist?page=1&pageSize=10');
  });

  test('refusals', async () => {
    expect((await ask('GET', '/statistics/report?UUID=none')).statusCode).toBe(404);
    expect((await ask('GET', '/campaign/1/objects')).statusCode).toBe(404);
    expect((await ask('POST', '/statistics', { campaigns: [] })).statusCode).toBe(400);
  });

  test('every operation of the contract was asked', () => expect(coverage.missing()).toEqual([]));
});
