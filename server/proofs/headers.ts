import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { login, logout, refresh } from '@vitrina/contract/accounts.ts';
import type { Server } from '../src/platform/http.ts';
import { urlOf } from '../src/platform/http.ts';
import { startTestApp } from '../test/app.ts';
import { EVERY_ROUTE } from '../test/every-route.ts';
import { makeUser, type TestUser } from '../test/factories.ts';
import { ask } from './ask.ts';
import { cookieOf } from './browser.ts';
import { type Figure, never } from './figure.ts';
import { hashState } from './hash-state.ts';

/** What every answer carries, refusals among them (ASVS 3.4). */
const WANTED: Record<string, RegExp> = {
  'content-security-policy': /default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'.*object-src 'none'/,
  'strict-transport-security': /max-age=(?:3153[6-9]|6307)\d+; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'x-frame-options': /^(SAMEORIGIN|DENY)$/,
};

/** Paths that a careless server answers; here each is a screen of the application or nothing. */
const PROBES = [
  '/.git/HEAD',
  '/.git/config',
  '/.env',
  '/.env.local',
  '/server/.env',
  '/secrets.json',
  '/data/secrets.json',
  '/../data/secrets.json',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/package.json',
  '/package-lock.json',
  '/node_modules/fastify/package.json',
  '/assets/',
  '/api/docs',
  '/api/documentation',
  '/api/swagger',
  '/api/metrics',
  '/metrics',
  '/debug',
  '/server-status',
  '/actuator/health',
  '/phpinfo.php',
  '/wp-login.php',
  '/backup.sql',
  '/src/main.ts',
  '/vite.config.ts',
];
const INDEX = '<!doctype html><title>the application</title>';

async function proveHeaders({ fastify }: Server): Promise<Figure[]> {
  const missing: string[] = [];
  const open: string[] = [];
  let answers = 0;
  for (const route of EVERY_ROUTE)
    for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }]) {
      const { method } = route;
      const answer = await fastify.inject({ method, url: urlOf(route), headers });
      answers += 1;
      for (const [name, pattern] of Object.entries({ ...WANTED, 'cache-control': /^no-store$/ }))
        if (!pattern.test(String(answer.headers[name]))) missing.push(`${route.path}: ${name}`);
      if (!/^application\/json; charset=utf-8$/.test(String(answer.headers['content-type'])))
        missing.push(`${route.path}: content-type`);
      if (answer.headers['access-control-allow-origin'] !== undefined) open.push(route.path);
    }
  return [
    never('ASVS-3.4', 'headers missing from an answer', missing, `${answers} answers`),
    never('ASVS-3.4.2', 'answers that another origin may read', open, `${answers} answers`),
  ];
}

/** What another site can make a browser send with the person's cookie. */
const FORGERIES: readonly { name: string; headers: Record<string, string> }[] = [
  { name: 'text/plain', headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' } },
  {
    name: 'a form',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  },
  { name: 'cross-site', headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' } },
  { name: 'same-site', headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' } },
  { name: 'an address typed in', headers: { 'content-type': 'application/json', 'sec-fetch-site': 'none' } },
  { name: 'no origin', headers: { 'content-type': 'application/json' } },
  {
    name: 'a foreign origin',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
  },
  { name: 'a null origin', headers: { 'content-type': 'application/json', origin: 'null' } },
  { name: 'an origin that is none', headers: { 'content-type': 'application/json', origin: 'x' } },
];

async function proveForgeries(server: Server, user: TestUser): Promise<Figure> {
  const signedIn = await ask(server, { route: login, input: { email: user.email, password: user.password } });
  const cookie = cookieOf(signedIn);
  const before = await hashState(server.context);
  const effects: string[] = [];
  for (const { name, headers } of FORGERIES)
    for (const route of [refresh, logout]) {
      const answer = await server.fastify.inject({
        method: 'POST',
        url: urlOf(route),
        headers: { ...headers, cookie },
        payload: headers['content-type'] === 'application/json' ? '{}' : 'a=1',
      });
      const isEffect = (await hashState(server.context)) !== before || answer.body.includes('accessToken');
      if (isEffect || answer.statusCode >= 500)
        effects.push(`${route.path} by ${name}: ${answer.statusCode}`);
    }
  return never('ASVS-3.5', 'forged requests with an effect', effects, String(2 * FORGERIES.length));
}

/** spec 7 makes one GET change something: it asks for a code. It needs the bearer token, which no page can forge. */
const GET_WITH_EFFECT = 'user/generateCodeForTelegram';

async function proveGets(server: Server, { token }: TestUser): Promise<Figure> {
  const changed: string[] = [];
  const gets = EVERY_ROUTE.filter(({ method, path: name }) => method === 'GET' && name !== GET_WITH_EFFECT);
  for (const route of gets) {
    const before = await hashState(server.context);
    await ask(server, { route, token });
    // The dictionary of cities is everybody's and fills itself when it is asked for the first time.
    if (route.path !== 'searchHistory/getCities' && (await hashState(server.context)) !== before)
      changed.push(route.path);
  }
  return never('ASVS-3.5.3', 'GET routes that change something', changed, String(gets.length));
}

/** Methods that no route has; not by `fetch`, which refuses to send them. */
const METHODS = ['TRACE', 'PROPFIND', 'OPTIONS', 'PUT', 'DELETE'];

async function statusOf(url: string, method: string): Promise<number> {
  const request = http.request(url, { method }).end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

async function proveProbes({ fastify }: Server): Promise<Figure> {
  const found: string[] = [];
  for (const url of PROBES) {
    const answer = await fastify.inject({ method: 'GET', url });
    const isHarmless = (answer.statusCode === 200 && answer.body === INDEX) || answer.statusCode === 404;
    if (!isHarmless && answer.statusCode !== 400) found.push(`${url}: ${answer.statusCode}`);
  }
  const address = await fastify.listen({ port: 0, host: '127.0.0.1' });
  for (const method of METHODS) {
    const status = await statusOf(`${address}/api/user/getMyInfo`, method);
    if (status < 400 || status >= 500) found.push(`${method}: ${status}`);
  }
  return never('ASVS-13.4', 'probes that found something', found, String(PROBES.length + METHODS.length));
}

async function proveCookie(server: Server, user: TestUser): Promise<Figure> {
  const input = { email: user.email, password: user.password, remember: true };
  const { headers } = await ask(server, { route: login, input });
  const cookie = String(headers['set-cookie']);
  const wanted = [/^__Host-/, /; Secure/, /; HttpOnly/, /; SameSite=Strict/, /; Path=\/(;|$)/];
  const missing = wanted.filter((pattern) => !pattern.test(cookie)).map(String);
  return never('ASVS-3.3', 'properties that the refresh cookie lacks', missing, String(wanted.length));
}

/** What browsers are told and what other sites can do with a person's browser. */
export async function prove(): Promise<Figure[]> {
  const web = await mkdtemp(path.join(os.tmpdir(), 'vitrina-web-'));
  await writeFile(path.join(web, 'index.html'), INDEX);
  const app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 10_000_000, WEB_DIST: web } });
  try {
    const user = await makeUser(app);
    return [
      ...(await proveHeaders(app.server)),
      await proveCookie(app.server, user),
      await proveForgeries(app.server, user),
      await proveGets(app.server, user),
      await proveProbes(app.server),
    ];
  } finally {
    await app.close();
    await rm(web, { recursive: true, force: true });
  }
}
