import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { YM_KEY_PROFILES, ymKey } from '../keys/ym-key.ts';
import { openSandbox, setClock } from '../test/small-sandbox.ts';
import { advanceMinutes, askYm, YM_BUSINESS, YM_SHOPS } from '../test/ym.ts';

type Refusal = { status: string; errors: { code: string; message: string }[] };
const messageOf = (answer: { json<T>(): T }) => answer.json<Refusal>().errors[0]?.message;

let app: FastifyInstance;
beforeAll(() => {
  app = openSandbox();
});
afterAll(() => app.close());
beforeEach(async () => {
  await advanceMinutes(app, 61);
  await app.inject({ method: 'DELETE', url: '/faults' });
});

const business = `/v2/businesses/${YM_BUSINESS}`;

describe('keys', () => {
  const good = ymKey(7, 'full');
  test.each([
    [undefined, 'Credentials are not specified'],
    [`Bearer ${good}`, 'Api-Key token prefix invalid'],
    ['ACMA:abc', 'Api-Key token format invalid'],
    [good.replace(/.$/, '8'), 'Api-Key token is invalid'],
    [ymKey(99_999, 'full'), 'Api-Key token is invalid'],
    [ymKey(7, 'revoked'), 'Api-Key token is revoked'],
  ])('%s', async (key, message) => {
    const headers = key === undefined ? {} : { 'api-key': key };
    const answer = await app.inject({ url: '/yandex-market/v2/campaigns', headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ status: 'ERROR', errors: [{ code: 'UNAUTHORIZED', message }] });
  });

  test.each(['full', 'read-only', 'promotion-only'] as const)(
    'the scopes of %s are reported',
    async (profile) => {
      const answer = await askYm(app, '/v2/auth/token', {}, { profile });
      expect(answer.json()).toMatchObject({
        result: { apiKey: { authScopes: YM_KEY_PROFILES[profile].scopes } },
      });
    },
  );

  test('a key for promotion sees bids, and neither products nor sales', async () => {
    const ask = async (path: string, body: object) =>
      (await askYm(app, path, body, { profile: 'promotion-only' })).statusCode;
    expect(await ask(`${business}/bids/info`, {})).toBe(200);
    expect(await ask(`${business}/offer-mappings`, {})).toBe(403);
    expect(await ask('/v2/reports/shows-sales/generate', {})).toBe(403);
  });

  test('faults make a key deleted, read-only, or used up for the day', async () => {
    const plant = (fault: string) =>
      app.inject({
        method: 'POST',
        url: '/faults',
        payload: { part: 'yandexMarket', fault, key: ymKey(7, 'full'), times: 1 },
      });
    await plant('keyExpired');
    expect(messageOf(await askYm(app, '/v2/campaigns'))).toBe('Api-Key token is revoked');
    await plant('keyReadOnly');
    expect((await askYm(app, '/v2/auth/token', {})).body).toContain('ALL_METHODS_READ_ONLY');
    await setClock(app, '2026-11-23T15:00:00Z');
    await plant('dailyLimit');
    const refused = await askYm(app, '/v2/campaigns');
    expect(refused.statusCode).toBe(420);
    expect(refused.headers['x-ratelimit-resource-until']).toBe('Tue, 24 Nov 2026 00:00:00 GMT');
  });
});

describe('businesses and shops', () => {
  test.each([
    ['another business', `/v2/businesses/${YM_BUSINESS + 7}/settings`, {}, 403, 'Access denied'],
    ['a shop of another business', '/v2/campaigns/21000041', undefined, 403, 'Access denied'],
    ['no shop', '/v2/campaigns/5', undefined, 404, "Campaign not found: '5'"],
    [
      'a shop that is being moved',
      `/v2/campaigns/${YM_SHOPS.moving}/stats/skus`,
      { shopSkus: ['a'] },
      423,
      'Campaign is in business migration',
    ],
  ])('%s', async (_name, path, body, status, message) => {
    const answer = await askYm(app, path, body);
    expect([answer.statusCode, messageOf(answer)]).toEqual([status, message]);
  });

  test('a shop that moves is still shown', async () => {
    expect((await askYm(app, `/v2/campaigns/${YM_SHOPS.moving}`)).statusCode).toBe(200);
  });
});

describe('wrong requests', () => {
  const raw = (url: string, payload: string, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: `/yandex-market${url}`,
      headers: { 'api-key': ymKey(7, 'full'), 'content-type': type },
      payload,
    });

  test('malformed JSON, another kind of content, a body above 512 KB', async () => {
    expect((await raw(`${business}/offer-mappings`, '{"offerIds":')).statusCode).toBe(400);
    const xml = await raw(`${business}/offer-mappings`, '<a/>', 'application/xml');
    expect([xml.statusCode, messageOf(xml)]).toEqual([415, "Content type 'application/xml' not supported"]);
    const large = await raw(
      `${business}/offer-mappings`,
      JSON.stringify({ vendorNames: ['x'.repeat(513 * 1024)] }),
    );
    expect([large.statusCode, messageOf(large)]).toEqual([413, expect.stringContaining('too big')]);
  });

  test('an empty body where all of it may be left out', async () => {
    expect((await raw(`${business}/offer-mappings`, '')).statusCode).toBe(200);
  });

  test('a known path with another method, and no path at all', async () => {
    const wrong = await app.inject({ url: '/yandex-market/v2/categories/tree' });
    expect([wrong.statusCode, messageOf(wrong)]).toEqual([405, "Request method 'GET' not supported"]);
    expect((await askYm(app, '/v2/nothing')).statusCode).toBe(404);
  });

  test.each([
    [`${business}/offer-mappings`, { offerIds: ['7AD-1001'], vendorNames: ['x'] }],
    [`${business}/offer-cards`, { cardStatuses: ['UNKNOWN'] }],
    [`/v2/campaigns/${YM_SHOPS.fby}/stats/skus`, {}],
    [`/v2/campaigns/${YM_SHOPS.fby}/stats/orders`, { dateFrom: '2026-11-01', updateFrom: '2026-11-01' }],
    [`/v2/campaigns/${YM_SHOPS.fby}/stats/orders`, { dateFrom: '2026-11-05', dateTo: '2026-11-01' }],
    [`${business}/bids/recommendations`, { skus: [] }],
  ])('%s %j', async (path, body) => {
    const answer = await askYm(app, path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Refusal>()).toMatchObject({ status: 'ERROR', errors: [{ code: 'BAD_REQUEST' }] });
  });

  test('a page token that nobody gave', async () => {
    const answer = await askYm(app, `${business}/offer-mappings`, {}, { query: { page_token: 'abc' } });
    expect(answer.statusCode).toBe(400);
  });
});

describe('limits', () => {
  const order = { businessId: YM_BUSINESS, dateFrom: '2026-11-14', dateTo: '2026-11-20', grouping: 'OFFERS' };
  const generate = () => askYm(app, '/v2/reports/shows-sales/generate', order);

  test('one report on sales in ten minutes, then a refusal with the time to retry', async () => {
    await setClock(app, '2026-12-01T09:00:00Z');
    expect((await generate()).statusCode).toBe(200);
    await advanceMinutes(app, 4);
    const refused = await generate();
    expect([refused.statusCode, messageOf(refused)]).toEqual([
      420,
      'Hit rate limit of 1 requests per 10 minutes for resource /v2/reports/shows-sales/generate',
    ]);
    expect(refused.headers).toMatchObject({
      date: 'Tue, 01 Dec 2026 09:04:00 GMT',
      'x-ratelimit-resource-limit': '1',
      'x-ratelimit-resource-remaining': '0',
      'x-ratelimit-resource-until': 'Tue, 01 Dec 2026 09:10:00 GMT',
    });
    await advanceMinutes(app, 6);
    expect((await generate()).statusCode).toBe(200);
  });

  test('a subscription raises it', async () => {
    // Seller 3 has the level MEDIUM.
    const businessId = 1_200_000 + 3 * 7;
    const generateOfThird = () =>
      askYm(app, '/v2/reports/shows-sales/generate', { ...order, businessId }, { sellerId: 3 });
    expect((await generateOfThird()).statusCode).toBe(200);
    await advanceMinutes(app, 6);
    expect((await generateOfThird()).statusCode).toBe(200);
  });

  test('some are counted by what comes back', async () => {
    const answer = await askYm(app, '/v2/regions/225/children');
    expect(answer.headers['x-ratelimit-resource-remaining']).toBe('993');
  });

  test('a planted 429 is a 420 here, with a date', async () => {
    await setClock(app, '2026-12-02T09:00:00Z');
    const payload = { part: 'yandexMarket', fault: 'status429', times: 1, retryAfterSeconds: 30 };
    await app.inject({ method: 'POST', url: '/faults', payload });
    const refused = await askYm(app, '/v2/campaigns');
    expect(refused.statusCode).toBe(420);
    expect(refused.headers['x-ratelimit-resource-until']).toBe('Wed, 02 Dec 2026 09:00:30 GMT');
    expect(refused.headers['retry-after']).toBeUndefined();
  });

  test('two requests at the same time, not three, and again two afterwards', async () => {
    const payload = { part: 'yandexMarket', fault: 'delay', times: 4, delayMs: 100 };
    await app.inject({ method: 'POST', url: '/faults', payload });
    const askThree = async () => {
      const answers = await Promise.all([1, 2, 3].map(() => askYm(app, '/v2/campaigns')));
      return answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    };
    expect(await askThree()).toEqual([200, 200, 420]);
    expect(await askThree()).toEqual([200, 200, 420]);
  });
});
