import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoKey } from '../keys/demo-key.ts';
import { KEY_PROFILE_NAMES } from '../keys/key-profiles.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import { openSandbox } from '../test/small-sandbox.ts';

type Keys = {
  advertising: { clientSecret: string };
  bot: { token: string };
  shop: { secretKey: string };
  yandexMarket: { apiKey: string }[];
};

describe('start page', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  const send = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  test('shows the keys of the demo seller and takes nothing from outside', async () => {
    const page = (await app.inject('/')).body;
    for (const profile of KEY_PROFILE_NAMES) expect(page).toContain(demoKey(DEMO_SELLER_ID, profile));
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  test('every link of it can be followed', async () => {
    const page = (await app.inject('/')).body;
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
    expect(links.length).toBeGreaterThan(5);
    for (const link of new Set(links)) {
      const { statusCode } = await app.inject(link);
      // The feed answers a browser without its key with a refusal.
      expect([link, statusCode]).toEqual([link, link.startsWith('/feed/') ? 401 : 200]);
    }
  });

  test('the buttons move the clock', async () => {
    expect((await send('/page/clock', { advanceMinutes: '1440' })).statusCode).toBe(303);
    expect((await app.inject('/clock')).json()).toEqual({ now: '2026-11-22T09:00:00.000Z', speed: 0 });
    await send('/page/clock', { speed: '60' });
    expect((await app.inject('/clock')).json()).toMatchObject({ speed: 60 });
    expect((await send('/page/clock', { speed: 'fast' })).statusCode).toBe(400);
  });

  test('the clock goes to a moment of Moscow', async () => {
    await send('/page/clock', { moscow: '2026-12-01T08:30', speed: '0' });
    expect((await app.inject('/clock')).json()).toMatchObject({ now: '2026-12-01T05:30:00.000Z' });
    expect((await app.inject('/')).body).toContain('value="2026-12-01T08:30"');
    expect((await send('/page/clock', { moscow: 'tomorrow' })).statusCode).toBe(400);
  });

  test('shows the keys of every API, and those of another seller', async () => {
    const keys = (await app.inject('/keys?sellerId=12')).json<Keys>();
    const page = (await app.inject('/?seller=12')).body;
    const shown = [keys.advertising.clientSecret, keys.bot.token, keys.shop.secretKey];
    for (const key of [...shown, ...keys.yandexMarket.map(({ apiKey }) => apiKey)])
      expect(page).toContain(key);
  });

  test('the weather is chosen by a button', async () => {
    expect((await send('/page/profile', { name: 'usual' })).statusCode).toBe(303);
    expect((await app.inject('/')).body).toContain('The weather is <b>usual</b>');
    expect((await send('/page/profile', { name: 'snow' })).statusCode).toBe(400);
    await send('/page/profile', { name: 'calm' });
  });

  test('the form plants faults, the other button removes them', async () => {
    await send('/page/faults', { part: 'feed', fault: 'html', key: '', times: '3' });
    await send('/page/faults', { part: 'ozon', fault: 'delay', key: '<b>', times: '' });
    const { faults } = (await app.inject('/faults')).json<{ faults: object[] }>();
    expect(faults).toMatchObject([
      { part: 'feed', times: 3 },
      { key: '<b>', times: null },
    ]);
    expect((await app.inject('/')).body).toContain('&lt;b&gt;');
    await send('/page/faults', { clear: 'yes', part: 'feed', fault: 'html' });
    expect((await app.inject('/faults')).json()).toMatchObject({ faults: [] });
  });
});
