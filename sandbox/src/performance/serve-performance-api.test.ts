import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { performanceKey } from '../keys/performance-key.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import { advanceMinutes, askPerformance, getToken, listAllCampaigns } from '../test/performance.ts';
import { openSandbox } from '../test/small-sandbox.ts';

const { clientId, clientSecret } = performanceKey(DEMO_SELLER_ID);
const BASE = '/ozon-performance/api/client';

describe('access to the Performance API', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  const askToken = (payload: object) => app.inject({ method: 'POST', url: `${BASE}/token`, payload });
  const askCampaigns = (authorization?: string) =>
    app.inject({ url: `${BASE}/campaign`, headers: authorization === undefined ? {} : { authorization } });
  const plant = (payload: object) =>
    app.inject({ method: 'POST', url: '/faults', payload: { part: 'performance', times: 1, ...payload } });

  test('a token is given for the pair of the listing of keys', async () => {
    const keys = (await app.inject('/keys')).json<{ advertising: object }>();
    expect(keys.advertising).toEqual({ clientId, clientSecret });
    const right = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
    expect((await askToken(right)).json()).toMatchObject({ expires_in: 1800, token_type: 'Bearer' });
  });

  test.each([
    ['a wrong secret', { client_id: clientId, client_secret: 'x', grant_type: 'client_credentials' }, 401],
    [
      'an account that is not there',
      {
        client_id: performanceKey(999_999).clientId,
        client_secret: performanceKey(999_999).clientSecret,
        grant_type: 'client_credentials',
      },
      401,
    ],
    ['an invented id', { client_id: '1-7@x', client_secret: 'x', grant_type: 'client_credentials' }, 401],
    ['another grant', { client_id: clientId, client_secret: clientSecret, grant_type: 'password' }, 400],
    ['nothing', {}, 400],
  ])('%s gets no token', async (_name, payload, status) => {
    const answer = await askToken(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error: expect.any(String) });
  });

  test('nothing is returned without a good token', async () => {
    const expired = await getToken(app);
    await advanceMinutes(app, 31);
    for (const authorization of [undefined, 'Bearer x', 'Basic abc', `Bearer ${expired}`]) {
      const answer = await askCampaigns(authorization);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ error: 'token is invalid or expired' });
    }
    expect((await askCampaigns(`Bearer ${await getToken(app)}`)).statusCode).toBe(200);
  });

  test.each([
    ['GET', '/nonsense', undefined, 404],
    ['GET', '/campaign?page=x', undefined, 400],
    ['GET', '/campaign?state=CAMPAIGN_STATE_FLYING', undefined, 400],
    ['GET', '/campaign?campaignIds=abc', undefined, 400],
    ['GET', '/campaign/1/objects', undefined, 404],
    ['GET', '/campaign/abc/v2/products', undefined, 404],
    ['POST', '/campaign/1/activate', {}, 404],
    ['POST', '/campaign/search_promo/v2/products', { page: 'x' }, 400],
    ['GET', '/statistics/no-such-report', undefined, 404],
    ['GET', '/statistics/report?UUID=none', undefined, 404],
    ['GET', '/statistics/report', undefined, 400],
    ['GET', '/statistics/daily/json?dateFrom=2026-13-01&dateTo=2026-13-02', undefined, 400],
    ['GET', '/statistics/campaign/product/json?campaignIds=1', undefined, 404],
    ['POST', '/statistics/products/sku', { campaignIds: '12' }, 400],
  ] as const)('%s %s is refused in the words of the API', async (method, path, body, status) => {
    const answer = await askPerformance(app, { method, path, ...(body === undefined ? {} : { body }) });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error: expect.any(String) });
  });

  test('malformed JSON is the client’s fault', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: `${BASE}/statistics`,
      headers: { authorization: `Bearer ${await getToken(app)}`, 'content-type': 'application/json' },
      payload: '{"campaigns":',
    });
    expect(answer.statusCode).toBe(400);
  });

  test('sellers see their own campaigns only', async () => {
    const [mine, theirs] = [await listAllCampaigns(app), await listAllCampaigns(app, 3)];
    expect(mine.map(({ id }) => id).filter((id) => theirs.some((one) => one.id === id))).toEqual([]);
    const foreign = await askPerformance(app, {
      method: 'GET',
      path: `/campaign/${theirs[0]?.id ?? ''}/objects`,
    });
    expect(foreign.statusCode).toBe(404);
  });

  test('planted faults of the key: revoked, read-only, the limit of the day', async () => {
    const [campaign] = await listAllCampaigns(app);
    const ask = (path: string, method: 'GET' | 'POST' = 'GET') =>
      askPerformance(app, { method, path, ...(method === 'POST' ? { body: {} } : {}) });
    await plant({ fault: 'keyReadOnly', key: clientId });
    expect((await ask('/campaign')).statusCode).toBe(200);
    expect((await ask(`/campaign/${campaign?.id}/activate`, 'POST')).statusCode).toBe(403);
    await plant({ fault: 'dailyLimit', key: clientId });
    expect((await ask('/campaign')).statusCode).toBe(429);
    const token = await getToken(app);
    await plant({ fault: 'keyExpired', key: clientId });
    expect((await askCampaigns(`Bearer ${token}`)).statusCode).toBe(401);
    await plant({ fault: 'keyExpired', key: clientId });
    const pair = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
    expect((await askToken(pair)).statusCode).toBe(401);
  });

  test('a transport fault of another account spoils nothing here', async () => {
    await plant({ fault: 'status500', key: performanceKey(3).clientId });
    expect((await askPerformance(app, { method: 'GET', path: '/campaign' })).statusCode).toBe(200);
    const token = await getToken(app, 5);
    await plant({ fault: 'status500', key: performanceKey(5).clientId });
    expect((await askCampaigns(`Bearer ${token}`)).statusCode).toBe(500);
  });
});
