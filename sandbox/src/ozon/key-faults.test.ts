import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import { askSeller, openSandbox, refillLimits, sellerHeaders } from '../test/small-sandbox.ts';

const TOP = ['/v1/search-queries/top', { limit: '1', offset: '0' }] as const;
const IMPORT = ['/v2/product/pictures/import', { items: [{ offer_id: 'nobody' }] }] as const;

describe('keys that faults have spoiled', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());
  beforeEach(() => refillLimits(app));
  afterEach(() => app.inject({ method: 'DELETE', url: '/faults' }));

  const plant = (fault: string, more: object = {}) =>
    app.inject({ method: 'POST', url: '/faults', payload: { part: 'ozon', fault, ...more } });

  test.each([
    [
      'keyExpired',
      '/v3/product/list',
      { limit: 1 },
      'Api-key is deactivated, use another one or generate a new one',
    ],
    ['keyIpBound', '/v1/roles', {}, 'Api-Key is restricted to specific IP addresses'],
    ['keyReadOnly', ...IMPORT, 'Api-Key is missing a required role for a method'],
    ['noPremium', ...TOP, 'method is not allowed'],
  ])('%s refuses %s', async (fault, method, body, message) => {
    expect((await askSeller(app, method, body, 'premium-pro')).statusCode).toBe(200);
    await plant(fault);
    const refused = await askSeller(app, method, body, 'premium-pro');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({ code: 7, message, details: [] });
  });

  test('rights and subscription are returned as they are under the fault', async () => {
    await plant('keyReadOnly');
    await plant('noPremium');
    const roles = (await askSeller(app, '/v1/roles', {})).json<{ roles: { methods: string[] }[] }>();
    expect(roles.roles[0]?.methods).not.toContain('/v2/product/pictures/import');
    const info = (await askSeller(app, '/v1/seller/info', {})).json<{ subscription: object }>();
    expect(info.subscription).toEqual({ is_premium: false, type: 'UNSPECIFIED' });
  });

  test('a fault counts only where it bites, and only for its seller', async () => {
    await plant('keyReadOnly', { times: 1, key: String(DEMO_SELLER_ID) });
    await askSeller(app, '/v3/product/list', { limit: 1 });
    const headers = sellerHeaders('full', 3);
    const url = `/ozon-seller${IMPORT[0]}`;
    const other = await app.inject({ method: 'POST', url, headers, payload: IMPORT[1] });
    expect(other.statusCode).toBe(200);
    expect((await askSeller(app, ...IMPORT)).statusCode).toBe(403);
    expect((await askSeller(app, ...IMPORT)).statusCode).toBe(200);
  });

  test('a switched-off method says so to whoever may change pictures', async () => {
    const body = { product_id: 1, images: [] };
    expect((await askSeller(app, '/v1/product/pictures/import', body)).json()).toMatchObject({
      message: 'method is not allowed',
    });
    expect((await askSeller(app, '/v1/product/pictures/import', body, 'read-only')).json()).toMatchObject({
      message: 'Api-Key is missing a required role for a method',
    });
  });
});
