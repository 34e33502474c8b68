import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { listRoutes, type ServedRoute } from './test/list-routes.ts';
import { openSandbox, sellerHeaders } from './test/small-sandbox.ts';

const Keys = z.object({
  wildberries: z.array(z.object({ token: z.string() })),
  yandexMarket: z.array(z.object({ apiKey: z.string() })),
  bot: z.object({ token: z.string() }),
  shop: z.object({ shopId: z.string(), secretKey: z.string() }),
  advertising: z.object({ clientId: z.string(), clientSecret: z.string() }),
  cabinet: z.object({ companyId: z.string(), cookie: z.string() }),
  wbStorefront: z.object({ token: z.string(), deviceId: z.string() }),
  feedKey: z.string(),
});

/** Bodies that no contract knows, as they stand on the wire. */
const BODIES: readonly [type: string, body: string][] = [
  ['application/json', ''],
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"text"'],
  ['application/json', '{"__proto__":{"a":1}}'],
  ['application/json', '{"sku":["\\u0000","\\ud800"],"limit":1e99,"items":[null,{}],"items_id":[]}'],
  [
    'application/json',
    `{"amount":{"value":"-1","currency":"RUB"},"chat_id":{},"campaigns":[{}],"nmIds":["x"]}`,
  ],
  ['application/json', `${'['.repeat(3000)}${']'.repeat(3000)}`],
  ['application/x-www-form-urlencoded', 'a[b]=%00&sku=999999999999999999999&price=-1&%=%'],
  ['multipart/form-data; boundary=x', '--x\r\nnot a form'],
  ['text/plain', 'text'],
];
const QUERIES = [
  '',
  '?page=-1&limit=99999999999999999999&url=javascript:1&city=x&text=%00',
  '?id=%F0%28%8C%28',
];
const BOT_METHODS = [
  'getMe',
  'getUpdates',
  'setWebhook',
  'deleteWebhook',
  'getWebhookInfo',
  'sendMessage',
  'setMyCommands',
  'getChat',
  'sendDocument',
];
const PLACES = ['0', '-1', '99999999999999999999', 'null', '%00', "'%22<script>"];

let app: FastifyInstance;
let routes: ServedRoute[];
let keys: z.infer<typeof Keys>;

beforeAll(async () => {
  app = openSandbox({ productCount: 500 });
  await app.ready();
  // The bot's methods share one route.
  routes = listRoutes(app).flatMap((route) =>
    route.path.endsWith('/:method')
      ? BOT_METHODS.map((name) => ({ ...route, path: route.path.replace(':method', name) }))
      : [route],
  );
  keys = Keys.parse((await app.inject('/keys')).json());
});
afterAll(() => app.close());

/** It lives half an hour, and the clock is moved between the requests. */
async function takeToken(): Promise<string> {
  const { clientId, clientSecret } = keys.advertising;
  const answer = await app.inject({
    method: 'POST',
    url: '/ozon-performance/api/client/token',
    payload: { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' },
  });
  return z.object({ access_token: z.string() }).parse(answer.json()).access_token;
}

const CREDENTIALS: Record<string, () => Record<string, string> | Promise<Record<string, string>>> = {
  '/ozon-seller': () => sellerHeaders('premium-pro'),
  '/ozon-performance': async () => ({ authorization: `Bearer ${await takeToken()}` }),
  '/seller-cabinet': () => ({ cookie: keys.cabinet.cookie, 'x-o3-company-id': keys.cabinet.companyId }),
  '/wildberries': () => ({ authorization: keys.wildberries[0]?.token ?? '' }),
  '/wb-storefront': () => ({
    cookie: `x_wbaas_token=${keys.wbStorefront.token}`,
    deviceid: keys.wbStorefront.deviceId,
  }),
  '/yandex-market': () => ({ 'api-key': keys.yandexMarket[0]?.apiKey ?? '' }),
  '/yookassa': () => ({
    authorization: `Basic ${Buffer.from(`${keys.shop.shopId}:${keys.shop.secretKey}`).toString('base64')}`,
    'idempotence-key': 'nonsense',
  }),
  '/feed': () => ({ authorization: `Bearer ${keys.feedKey}` }),
};
const prefixOf = (path: string) => Object.keys(CREDENTIALS).find((prefix) => path.startsWith(prefix)) ?? '';

async function passMinutes(advanceMinutes: number): Promise<void> {
  await app.inject({ method: 'POST', url: '/clock', payload: { advanceMinutes } });
}

function fillPath(path: string, value: string): string {
  return path.replaceAll(/\/bot:\w+/g, `/bot${keys.bot.token}`).replaceAll(/:\w+|\*/g, value);
}

async function ask(
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: string,
): Promise<string[]> {
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  });
  return answer.statusCode >= 500
    ? [`${method} ${url} ${body?.slice(0, 60)}: ${answer.statusCode} ${answer.body.slice(0, 200)}`]
    : [];
}

test('the routes are all of the parts', () => {
  expect(routes.length).toBeGreaterThan(150);
  for (const prefix of Object.keys(CREDENTIALS))
    expect(routes.some(({ path }) => path.startsWith(prefix))).toBe(true);
});

test('nothing that a client sends is answered as a fault of the sandbox', async () => {
  const broken: string[] = [];
  for (const { method, path } of routes) {
    const known = (await CREDENTIALS[prefixOf(path)]?.()) ?? {};
    for (const value of PLACES) {
      for (const query of QUERIES)
        broken.push(...(await ask(method, `${fillPath(path, value)}${query}`, known)));
      await passMinutes(1);
    }
    if (method === 'GET' || method === 'HEAD') continue;
    for (const [type, body] of BODIES) {
      const headers = { ...known, 'content-type': type };
      broken.push(...(await ask(method, fillPath(path, '1'), headers, body)));
      broken.push(...(await ask(method, fillPath(path, '1'), { 'content-type': type }, body)));
    }
    await passMinutes(60);
  }
  expect(broken).toEqual([]);
}, 120_000);
