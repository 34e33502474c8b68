import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSandbox, refillLimits } from '../test/small-sandbox.ts';
import { askWb, listWbCampaigns, listWbCards } from '../test/wb.ts';
import { METHODS, PING_HOSTS } from './methods.ts';
import { METHOD_NAMES } from './operations.ts';

describe('the hosts', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());
  beforeEach(() => refillLimits(app));

  test.each(PING_HOSTS)('%s says that it is there', async (host) => {
    const answer = await askWb(app, `${host}/ping`);
    expect(answer.json()).toEqual({ TS: expect.stringMatching(/\+03:00$/), Status: 'OK' });
  });

  test.each(METHOD_NAMES)('%s never breaks at nonsense', async (name) => {
    const { host, path: address, verb } = METHODS[name];
    const nonsense = [
      { query: { ids: 'x', id: '-1', limit: '-5', offset: 'x', 'filter[downloadIds]': 'x' } },
      { query: { ids: '1e9', beginDate: '0000-00-00', endDate: '9999-99-99' } },
    ];
    const bodies = [
      {},
      { items: 'x' },
      { nmId: 2 ** 60, data: [1] },
      { settings: { cursor: { limit: 1e9 } } },
    ];
    for (const [round, body] of bodies.entries()) {
      await refillLimits(app);
      const answer = await askWb(
        app,
        `${host}${address.replace(':downloadId', '../../etc')}`,
        verb === 'POST' ? body : undefined,
        nonsense[round % 2],
      );
      expect(answer.statusCode, `${name} ${answer.body.slice(0, 200)}`).toBeLessThan(500);
    }
  });

  test('a picture of nobody is not found', async () => {
    expect((await app.inject('/wildberries/media/absent.png')).statusCode).toBe(404);
  });

  test.each([
    ['status429', 429, { 'x-ratelimit-retry': '30' }],
    ['status500', 500, {}],
    ['keyExpired', 401, {}],
  ])('fault %s answers as a problem, to its seller only', async (fault, status, headers) => {
    const order = { part: 'wildberries', fault, key: '7', times: 1, retryAfterSeconds: 30 };
    await app.inject({ method: 'POST', url: '/faults', payload: order });
    expect((await askWb(app, 'content-api/content/v2/tags', undefined, { sellerId: 3 })).statusCode).toBe(
      200,
    );
    const answer = await askWb(app, 'content-api/content/v2/tags');
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(headers);
    expect(answer.headers).not.toHaveProperty('retry-after');
    expect(answer.json()).toMatchObject({ title: expect.any(String), status });
  });

  test('fault drift renames what stands at the top, in lists as well', async () => {
    const order = { part: 'wildberries', fault: 'drift', times: 2 };
    await app.inject({ method: 'POST', url: '/faults', payload: order });
    expect((await askWb(app, 'content-api/content/v2/tags')).json()).toHaveProperty('data_v2');
    const ids = String((await listWbCampaigns(app).catch(() => []))[0]?.id ?? 20_007_001);
    const query = { ids, beginDate: '2026-11-19', endDate: '2026-11-20' };
    await app.inject({ method: 'POST', url: '/faults', payload: { ...order, times: 1 } });
    const answer = await askWb(app, 'advert-api/adv/v3/fullstats', undefined, { query });
    expect(answer.json<object[]>()[0]).toHaveProperty('advertId_v2');
  });
});

test('what sellers did outlives a restart', { timeout: 30_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  const stateFile = path.join(folder, 'state.sqlite');
  const before = openSandbox({ stateFile });
  const [card] = (await listWbCards(before)).cards;
  const data = card?.photos.map(({ big }) => big).toReversed();
  await askWb(before, 'content-api/content/v3/media/save', { nmId: card?.nmID, data });
  const running = (await listWbCampaigns(before)).find(({ status }) => status === 9)?.id;
  await askWb(before, 'advert-api/adv/v0/stop', undefined, { query: { id: String(running) } });
  await before.close();

  const after = openSandbox({ stateFile });
  const { cards } = await listWbCards(after, { filter: { textSearch: card?.vendorCode } });
  expect(cards[0]?.photos.map(({ big }) => big)).toEqual(data);
  expect((await listWbCampaigns(after)).find(({ id }) => id === running)?.status).toBe(7);
  await after.close();
  rmSync(folder, { recursive: true });
});
