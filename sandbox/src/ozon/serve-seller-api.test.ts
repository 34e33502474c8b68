import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { KEY_PROFILES, type KeyProfileName } from '../keys/key-profiles.ts';
import { askSeller, openSandbox, refillLimits, sellerHeaders } from '../test/small-sandbox.ts';
import { OPERATIONS } from './operations.ts';

type Roles = { roles: { methods: string[] }[]; expires_at: string };

const INVALID_KEY = [401, 16, 'Invalid Api-Key, please check the key and try again'] as const;
const DEACTIVATED = [403, 7, 'Api-key is deactivated, use another one or generate a new one'] as const;
const IP_BOUND = [403, 7, 'Api-Key is restricted to specific IP addresses'] as const;

describe('rights of Seller API keys', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());
  beforeEach(() => refillLimits(app));

  async function listMethods(profile: KeyProfileName): Promise<string[]> {
    const body = (await askSeller(app, '/v1/roles', {}, profile)).json<Roles>();
    return body.roles.flatMap(({ methods }) => methods);
  }

  test.each([
    [
      'a missing header',
      { 'client-id': '1' },
      [401, 16, 'Client-Id and Api-Key headers are required'] as const,
    ],
    ['a wrong key', { ...sellerHeaders('full'), 'api-key': 'x' }, INVALID_KEY],
    ['a key of another seller', { ...sellerHeaders('full', 3), 'client-id': '5' }, INVALID_KEY],
    ['a seller that is not there', sellerHeaders('full', 999_999_999_999), INVALID_KEY],
    ['an expired key', sellerHeaders('expired'), DEACTIVATED],
    ['a key of another address', sellerHeaders('ip-bound'), IP_BOUND],
  ])('%s is refused', async (_name, headers, [status, code, message]) => {
    const answer = await app.inject({ method: 'POST', url: '/ozon-seller/v1/roles', headers, payload: {} });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ code, message, details: [] });
  });

  test('a read-only key has all methods but the change of pictures', async () => {
    const full = await listMethods('full');
    const readOnly = await listMethods('read-only');
    expect(full.filter((method) => !readOnly.includes(method))).toEqual([
      '/v1/product/pictures/import',
      '/v2/product/pictures/import',
    ]);
    const refused = await askSeller(app, '/v2/product/pictures/import', { items: [] }, 'read-only');
    expect(refused.statusCode).toBe(403);
    expect(refused.json<{ message: string }>().message).toBe(
      'Api-Key is missing a required role for a method',
    );
  });

  test('a key expires within six months and not before now', async () => {
    const body = (await askSeller(app, '/v1/roles', {})).json<Roles>();
    const days = (Date.parse(body.expires_at) - Date.parse('2026-11-21T09:00:00Z')) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThanOrEqual(180);
  });

  test.each(['full', 'read-only', 'no-premium', 'premium-pro'] as const)(
    'the subscription of %s is reported',
    async (profile) => {
      const body = (await askSeller(app, '/v1/seller/info', {}, profile)).json<Record<string, unknown>>();
      const type = KEY_PROFILES[profile].premium;
      expect(body.subscription).toEqual({ is_premium: profile !== 'no-premium', type });
    },
  );

  test('/v1/roles takes an empty body, an unknown method is 404, malformed JSON is 400', async () => {
    const headers = { ...sellerHeaders('full'), 'content-type': 'application/json' };
    const ask = (url: string, payload: string) =>
      app.inject({ method: 'POST', url: `/ozon-seller${url}`, headers, payload });
    expect((await ask('/v1/roles', '')).statusCode).toBe(200);
    expect((await ask('/v9/unknown', '{}')).json()).toMatchObject({ code: 5 });
    expect((await ask('/v3/product/list', '{"limit":')).json()).toMatchObject({ code: 3 });
  });

  const NONSENSE = [
    '[]',
    '"text"',
    'null',
    '7',
    '{"limit":"many","filter":7,"skus":{},"sku":"1","items":[null],"task_id":-1}',
    '{"limit":1e99,"filter":[],"skus":[1.5],"sku":[null],"items":[{"offer_id":7}],"task_id":"1e3"}',
    '{"date_from":"0001-01-01","date_to":"0001-02-01","dimension":["day"],"metrics":["revenue"],"limit":1}',
    '{"date_from":"9999-12-01","date_to":"9999-12-31","dimension":["day"],"metrics":["revenue"],"limit":1}',
    '{"items":[{"offer_id":"a","images":["","//","http://","javascript:1","/images/../../etc"]}]}',
    `{"last_id":"${'x'.repeat(99)}","cursor":"%00","limit":1,"filter":{}}`,
  ];
  test.each(Object.keys(OPERATIONS))('%s answers nonsense, and never that it broke', async (method) => {
    const headers = { ...sellerHeaders('premium-pro'), 'content-type': 'application/json' };
    for (const payload of NONSENSE) {
      await refillLimits(app);
      const answer = await app.inject({ method: 'POST', url: `/ozon-seller${method}`, headers, payload });
      expect(answer.statusCode, payload).toBeLessThan(500);
      if (answer.statusCode >= 400) expect(answer.json()).toMatchObject({ code: expect.any(Number) });
    }
    expect((await app.inject({ url: `/ozon-seller${method}`, headers })).statusCode).toBe(404);
  });

  test('more than 50 requests a second are refused with Retry-After', async () => {
    const answers = await Promise.all(Array.from({ length: 120 }, () => askSeller(app, '/v1/roles', {})));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(50);
    expect(refused[0]?.json<{ message: string }>().message).toBe(
      'You have reached request rate limit per second',
    );
    expect(refused[0]?.headers['retry-after']).toBe('1');
  });
});
