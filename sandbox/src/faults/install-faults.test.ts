import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askFeed, askSeller, askStorefront, openSandbox, sellerHeaders } from '../test/small-sandbox.ts';
import { createFaultBoard } from './create-fault-board.ts';
import { FaultOrder } from './fault.ts';
import { installFaults } from './install-faults.ts';

const CITIES = 'cities';
const STATISTICS = ['ozon/query-statistics', { day: '2026-11-10' }] as const;

type Listing = { result: { items: { product_id: unknown }[] } };

const callRoles = (baseUrl: string, signal: AbortSignal | null = null) =>
  fetch(`${baseUrl}/ozon-seller/v1/roles`, { method: 'POST', headers: sellerHeaders('full'), signal });

test('a part may know its callers by what they send', async () => {
  const faults = createFaultBoard();
  const part = fastify();
  installFaults(part, {
    part: 'messenger',
    faults,
    when: 'preHandler',
    keyOf: ({ body }) => ['token', JSON.stringify(body)],
    status500: {},
    status429: {},
    drift: (text) => text,
  });
  part.post('/', () => 'sent');
  faults.plant(FaultOrder.parse({ part: 'messenger', fault: 'status500', key: '{"chat":5}' }));
  const ask = (chat: number) => part.inject({ method: 'POST', url: '/', payload: { chat } });
  expect((await ask(6)).statusCode).toBe(200);
  expect((await ask(5)).statusCode).toBe(500);
});

describe('faults', () => {
  let app: FastifyInstance;
  let baseUrl: string;

  beforeAll(async () => {
    app = openSandbox();
    baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());
  afterEach(() => app.inject({ method: 'DELETE', url: '/faults' }));

  const plant = (order: object) => app.inject({ method: 'POST', url: '/faults', payload: order });

  test('are planted, listed with their use, and removed', async () => {
    expect((await plant({ part: 'feed', fault: 'status500', times: 1 })).statusCode).toBe(201);
    expect((await askFeed(app, CITIES)).statusCode).toBe(500);
    expect((await askFeed(app, CITIES)).statusCode).toBe(200);
    const { faults } = (await app.inject('/faults')).json<{ faults: unknown[] }>();
    expect(faults).toMatchObject([{ part: 'feed', fault: 'status500', times: 1, used: 1 }]);
    const removal = await app.inject({ method: 'DELETE', url: '/faults?part=feed' });
    expect(removal.json()).toEqual({ removed: 1 });
  });

  test('a wrong order is refused', async () => {
    expect((await plant({ part: 'ozon', fault: 'wrongCity' })).statusCode).toBe(400);
    expect((await plant({ part: 'nowhere', fault: 'html' })).statusCode).toBe(400);
  });

  test('status500 and status429 speak the words of the part', async () => {
    await plant({ part: 'ozon', fault: 'status500', times: 1 });
    const broken = await askSeller(app, '/v1/roles', {});
    expect(broken.statusCode).toBe(500);
    expect(broken.json()).toMatchObject({ code: 13 });
    await plant({ part: 'ozon', fault: 'status429', times: 1, retryAfterSeconds: 30 });
    const refused = await askSeller(app, '/v1/roles', {});
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('30');
    await plant({ part: 'ozon', fault: 'status429', times: 1 });
    expect((await askSeller(app, '/v1/roles', {})).headers).not.toHaveProperty('retry-after');
  });

  test('html answers 200 with a page', async () => {
    await plant({ part: 'storefront', fault: 'html', times: 1 });
    const answer = await askStorefront(app, '/search/?text=a');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body.startsWith('<')).toBe(true);
  });

  test('blocked answers an incident as JSON and as HTML alternately, captcha a slider', async () => {
    await plant({ part: 'storefront', fault: 'blocked', times: 2 });
    const answers = [
      await askStorefront(app, '/search/?text=a'),
      await askStorefront(app, '/search/?text=a'),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([403, 403]);
    expect(answers[0]?.json()).toMatchObject({ reason: 'antibot' });
    expect(answers[1]?.body).toContain('antibot');
    await plant({ part: 'storefront', fault: 'captcha', times: 1 });
    expect((await askStorefront(app, '/search/?text=a')).body).toContain('ползунок');
  });

  test('truncatedJson cuts JSON and streams off in the middle', async () => {
    const whole = (await askFeed(app, CITIES)).body;
    await plant({ part: 'feed', fault: 'truncatedJson', times: 2 });
    const cut = (await askFeed(app, CITIES)).body;
    expect(whole.startsWith(cut) && cut.length < whole.length).toBe(true);
    expect(() => JSON.parse(cut)).toThrow(SyntaxError);
    const cutTable = (await askFeed(app, ...STATISTICS)).body;
    const wholeTable = (await askFeed(app, ...STATISTICS)).body;
    expect(wholeTable.startsWith(cutTable) && cutTable.length < wholeTable.length).toBe(true);
  });

  test('drift renames fields, columns and grids', async () => {
    await plant({ part: 'ozon', fault: 'drift', times: 1 });
    const roles = await askSeller(app, '/v1/roles', {});
    expect(roles.statusCode).toBe(200);
    expect(roles.json()).not.toHaveProperty('roles');
    await plant({ part: 'feed', fault: 'drift', times: 1 });
    const table = await askFeed(app, ...STATISTICS);
    expect(table.body.startsWith('phrase,volume,')).toBe(true);
    expect(table.body.split('\n').length).toBeGreaterThan(100);
    await plant({ part: 'storefront', fault: 'drift', times: 1 });
    const page = (await askStorefront(app, '/search/?text=a')).json<{ widgetStates: object }>();
    expect(Object.keys(page.widgetStates).some((name) => /^(tileGrid|searchResults)/.test(name))).toBe(false);
  });

  test('wrongTypes swaps kinds, unknownEnum invents words, and both keep the rest', async () => {
    const right = (await askSeller(app, '/v3/product/list', { limit: 1 })).json<Listing>();
    await plant({ part: 'ozon', fault: 'wrongTypes', times: 1 });
    const swapped = (await askSeller(app, '/v3/product/list', { limit: 1 })).json<Listing>();
    expect(swapped.result.items[0]?.product_id).toBe(String(right.result.items[0]?.product_id));
    await plant({ part: 'ozon', fault: 'unknownEnum', times: 1 });
    const info = (await askSeller(app, '/v1/seller/info', {})).json<{ subscription: { type: string } }>();
    expect(info.subscription.type).toBe('NEVER_SEEN_BEFORE');
  });

  test('profiles are set and listed, with what can be ordered', async () => {
    const set = (name: string) => app.inject({ method: 'POST', url: '/faults/profile', payload: { name } });
    expect((await set('badDay')).json()).toEqual({ profile: 'badDay' });
    expect((await app.inject('/faults')).json()).toEqual({ faults: [], profile: 'badDay' });
    expect((await set('hurricane')).statusCode).toBe(400);
    expect((await set('calm')).statusCode).toBe(200);
    const known = (await app.inject('/faults/known')).json<{ parts: { part: string; key: string }[] }>();
    expect(known.parts).toContainEqual(expect.objectContaining({ part: 'ozon', key: 'Client-Id' }));
  });

  test('delay answers late and right', async () => {
    await plant({ part: 'feed', fault: 'delay', times: 1, delayMs: 120 });
    const startedAt = performance.now();
    expect((await askFeed(app, CITIES)).statusCode).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(110);
  });

  test('reset breaks the connection, timeout never answers', async () => {
    await plant({ part: 'ozon', fault: 'reset', times: 1 });
    await expect(callRoles(baseUrl)).rejects.toThrow('fetch failed');
    await plant({ part: 'ozon', fault: 'timeout', times: 1 });
    await expect(callRoles(baseUrl, AbortSignal.timeout(150))).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect((await callRoles(baseUrl)).status).toBe(200);
  });

  test('a fault for one key leaves the others alone', async () => {
    await plant({ part: 'ozon', key: '1', fault: 'status500' });
    expect((await askSeller(app, '/v1/roles', {})).statusCode).toBe(200);
  });
});
