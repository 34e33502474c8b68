import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { askShop, makePaid, paymentOrder, shopHeaders } from '../test/shop.ts';
import { openSandbox, refillLimits } from '../test/small-sandbox.ts';

const ErrorBody = z.object({
  type: z.literal('error'),
  id: z.uuid(),
  code: z.string(),
  description: z.string().min(1),
});

describe('the payment API as a whole', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  const plant = (fault: object) =>
    app.inject({ method: 'POST', url: '/faults', payload: { part: 'payments', times: 1, ...fault } });

  test.each([
    ['no header', ''],
    ['another scheme', 'Bearer test_demo'],
    ['a wrong key', `Basic ${Buffer.from('100500:test_other').toString('base64')}`],
    ['another shop', `Basic ${Buffer.from('1:test_demo-shop-secret-key').toString('base64')}`],
    ['no base64', 'Basic %%%'],
  ])('%s is 401', async (_name, authorization) => {
    const answer = await app.inject({ url: '/yookassa/v3/me', headers: { authorization } });
    expect([answer.statusCode, ErrorBody.parse(answer.json()).code]).toEqual([401, 'invalid_credentials']);
  });

  test('a key that was taken away is 401 until the fault is used up', async () => {
    await plant({ fault: 'keyExpired', key: '100500' });
    expect((await askShop(app, '/me')).status).toBe(401);
    expect((await askShop(app, '/me')).status).toBe(200);
  });

  test('too many requests are refused with the pause in milliseconds in the body', async () => {
    await plant({ fault: 'status429', retryAfterSeconds: 7 });
    const { status, body } = await askShop(app, '/me');
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'too_many_requests', retry_after: 7000 });
    const many = await Promise.all(Array.from({ length: 150 }, () => askShop(app, '/me')));
    const refused = many.find((answer) => answer.status === 429);
    expect(refused?.body).toMatchObject({ code: 'too_many_requests', retry_after: expect.any(Number) });
    await refillLimits(app);
  });

  test.each([
    ['GET', '/nothing', 404],
    ['GET', '/payments/x/cancel', 405],
    ['PUT', '/payments', 405],
    ['DELETE', '/payments/x', 405],
    ['POST', '/me', 405],
  ] as const)('%s %s is %i', async (method, path, status) => {
    const url = `/yookassa/v3${path}`;
    const answer = await app.inject({ method, url, headers: shopHeaders() });
    expect([answer.statusCode, ErrorBody.parse(answer.json()).type]).toEqual([status, 'error']);
  });

  test.each([
    ['application/json', '{"amount":', 400],
    ['application/json', '[]', 400],
    ['application/json', '"x"', 400],
    ['application/json', '', 400],
    ['text/xml', '<a/>', 415],
  ])('a body of %s %s is %i', async (type, payload, status) => {
    const headers = { ...shopHeaders(), 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: '/yookassa/v3/payments', headers, payload });
    expect([answer.statusCode, ErrorBody.parse(answer.json()).code]).toEqual([status, 'invalid_request']);
  });

  test('nonsense to any route is a refusal in the API’s words and moves no money', async () => {
    const { id } = await makePaid(app);
    const before = (await askShop(app, `/payments/${id}`)).body;
    const paths = ['/payments', `/payments/${id}/capture`, '/payment_methods', '/refunds', '/receipts'];
    const known = [
      'amount',
      'payment_id',
      'receipt',
      'confirmation',
      'metadata',
      'items',
      'type',
      'customer',
    ];
    const body = fc.dictionary(fc.constantFrom(...known), fc.jsonValue({ maxDepth: 3 }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), body, async (path, payload) => {
        const answer = await askShop(app, path, payload);
        await refillLimits(app);
        expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
        expect(answer.status, answer.text).toBeLessThan(500);
        ErrorBody.parse(answer.body);
      }),
      { numRuns: 150 },
    );
    expect((await askShop(app, `/payments/${id}`)).body).toEqual(before);
  });

  test('nonsense in questions too', async () => {
    const lists = ['/payments', '/refunds', '/receipts'];
    const asks = ['limit=0', 'limit=101', 'limit=x', 'cursor=x', 'created_at.gte=yesterday', 'status=done'];
    for (const path of lists.flatMap((list) => asks.map((ask) => `${list}?${ask}`))) {
      expect([path, (await askShop(app, path)).status]).toEqual([path, 400]);
    }
    for (const path of ['/payments', '/refunds', '/receipts', '/payment_methods']) {
      for (const id of ['x', '__proto__', '..%2fme', 'x'.repeat(90)]) {
        expect([path, id, (await askShop(app, `${path}/${id}`)).status]).toEqual([path, id, 404]);
      }
    }
    await refillLimits(app);
  });

  test('faults spoil answers, never the books', async () => {
    for (const fault of ['html', 'truncatedJson', 'drift', 'wrongTypes', 'unknownEnum', 'status500']) {
      await plant({ fault });
      const headers = shopHeaders(`spoiled-${fault}`);
      const url = '/yookassa/v3/payments';
      const spoiled = await app.inject({ method: 'POST', url, headers, payload: paymentOrder() });
      const healthy = await askShop(app, '/payments', paymentOrder(), `spoiled-${fault}`);
      expect([fault, healthy.body.status]).toEqual([fault, 'pending']);
      expect(spoiled.body).not.toBe(healthy.text);
    }
  });
});
