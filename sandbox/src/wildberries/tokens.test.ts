import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WB_PROFILE_NAMES, type WbProfileName } from '../keys/wb-profiles.ts';
import { readWbToken, wbSellerUuid, writeWbToken } from '../keys/wb-token.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import { openSandbox, refillLimits, START } from '../test/small-sandbox.ts';
import { askWb, wbHeaders } from '../test/wb.ts';

type Claims = { exp: number; s: number; oid: number; sid: string; acc: number };
const claimsOf = (profile: WbProfileName, at = START): Claims =>
  JSON.parse(
    Buffer.from(writeWbToken(DEMO_SELLER_ID, profile, at).split('.')[1] ?? '', 'base64url').toString(),
  ) as Claims;

describe('tokens', () => {
  test.each(WB_PROFILE_NAMES)('%s is a token that anybody can read', (profile) => {
    const claims = claimsOf(profile);
    expect(claims).toMatchObject({ oid: DEMO_SELLER_ID, sid: wbSellerUuid(DEMO_SELLER_ID) });
    const daysLeft = (claims.exp * 1000 - START.getTime()) / DAY_MS;
    if (profile === 'expired') expect(daysLeft).toBeLessThan(0);
    else expect(daysLeft).toBeGreaterThanOrEqual(90);
    expect(daysLeft).toBeLessThanOrEqual(180);
    expect(readWbToken(writeWbToken(DEMO_SELLER_ID, profile, START))).toMatchObject({ profile });
  });

  test('say categories and read-only in bits, the kind in a number', () => {
    expect(claimsOf('personal')).toMatchObject({ acc: 3, s: 0b1111110 });
    expect(claimsOf('basic').acc).toBe(1);
    expect(claimsOf('service').acc).toBe(4);
    expect(claimsOf('read-only').s).toBe(2 ** 30 + 0b1111110);
    expect(claimsOf('wrong-category').s).toBe(2 ** 3 + 2 ** 5);
  });

  test('an older token stays good after the printed one was renewed', () => {
    const later = new Date(START.getTime() + 89 * DAY_MS);
    expect(writeWbToken(DEMO_SELLER_ID, 'personal', later)).not.toBe(
      writeWbToken(DEMO_SELLER_ID, 'personal', START),
    );
    const old = readWbToken(writeWbToken(DEMO_SELLER_ID, 'personal', START));
    expect(old?.expiresAt.getTime()).toBeGreaterThan(later.getTime());
  });

  test.each(['', 'x', 'a.b.c', '..', `${writeWbToken(7, 'personal', START)}x`])('%j is none', (text) => {
    expect(readWbToken(text)).toBeUndefined();
  });
});

describe('rights', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());
  beforeEach(() => refillLimits(app));

  const REPORT = 'seller-analytics-api/api/v2/search-report/report';
  const SELLER = 'common-api/api/v1/seller-info';
  const CARDS = 'content-api/content/v2/get/cards/list';
  const SAVE = 'content-api/content/v3/media/save';

  test('the token goes raw or as a bearer', async () => {
    const headers = wbHeaders();
    const bearer = { authorization: `Bearer ${headers.authorization}` };
    for (const each of [headers, bearer]) {
      expect((await app.inject({ url: `/wildberries/${SELLER}`, headers: each })).statusCode).toBe(200);
    }
  });

  test.each([
    ['no token', {}, 'empty Authorization header'],
    ['nonsense', { authorization: 'x' }, 'malformed'],
    ['an expired one', wbHeaders('expired'), 'expired'],
  ])('%s is refused as a problem', async (_name, headers, detail) => {
    const answer = await app.inject({ url: `/wildberries/${SELLER}`, headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ title: 'unauthorized', detail: expect.stringContaining(detail) });
  });

  test.each<[string, string, object | undefined, WbProfileName, number]>([
    ['another category', CARDS, {}, 'wrong-category', 403],
    ['its own category', 'statistics-api/ping', undefined, 'wrong-category', 200],
    ['another host', 'advert-api/ping', undefined, 'wrong-category', 403],
    ['a change with a read-only token', SAVE, { nmId: 1, data: ['x'] }, 'read-only', 403],
    ['reading with a read-only token', CARDS, {}, 'read-only', 200],
    ['a report without the subscription', REPORT, {}, 'no-jam', 403],
    [
      'the subscription with a personal token',
      'common-api/api/common/v1/subscriptions',
      undefined,
      'personal',
      403,
    ],
    ['an unknown method', 'content-api/content/v9/unknown', undefined, 'personal', 404],
  ])('%s', async (_name, address, body, profile, status) => {
    expect((await askWb(app, address, body, { profile })).statusCode).toBe(status);
  });

  test('who never had the subscription gets an empty answer', async () => {
    const ask = (profile: WbProfileName) =>
      askWb(app, 'common-api/api/common/v1/subscriptions', undefined, { profile });
    expect((await ask('no-jam')).body).toBe('');
    expect((await ask('service')).json()).toMatchObject({ state: 'active', level: 'premium' });
  });

  test('a basic token asks for a report once an hour, a personal one three times a minute', async () => {
    const count = async (profile: WbProfileName, sellerId: number) => {
      const answers = [];
      for (let round = 0; round < 5; round += 1)
        answers.push(await askWb(app, REPORT, {}, { profile, sellerId }));
      return answers;
    };
    const basic = await count('basic', 3);
    expect(basic.map(({ statusCode }) => statusCode)).toEqual([400, 429, 429, 429, 429]);
    expect(Number(basic[1]?.headers['x-ratelimit-retry'])).toBeGreaterThan(3590);
    const personal = await count('personal', 4);
    expect(personal.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 429, 429]);
    expect(personal[3]?.headers).toMatchObject({ 'x-ratelimit-retry': '20', 'x-ratelimit-limit': '3' });
  });

  test.each([
    ['an unclosed body', '{"settings":'],
    ['an array', '[]'],
    ['a text', '"x"'],
    ['a null', 'null'],
  ])('%s is a wrong request, never our fault', async (_name, payload) => {
    for (const address of [CARDS, SAVE, REPORT, 'advert-api/adv/v1/normquery/stats']) {
      const headers = { 'content-type': 'application/json' };
      const answer = await askWb(app, address, Buffer.from(payload), { headers, sellerId: 5 });
      await refillLimits(app);
      expect([200, 400, 422], `${address} ${answer.body}`).toContain(answer.statusCode);
    }
  });
});
