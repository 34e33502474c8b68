import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { Problem } from '../problem.ts';
import { serveWeb } from './serve-web.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'web-'));
const ENGINES = { DATABASE_URL: 'postgres://nobody', CLICKHOUSE_URL: 'http://nobody' };
let fastify: FastifyInstance;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<head></head><p>the application</p>');
  writeFileSync(path.join(folder, 'assets/app-1a2b.js'), 'start()');
  writeFileSync(path.join(folder, 'assets/app-1a2b.js.br'), 'packed');
  writeFileSync(path.join(folder, 'assets/small-3c4d.js'), 'small()');
  fastify = Fastify();
  fastify.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof Problem ? error.status : 500).send({}),
  );
  await serveWeb(fastify, { ...readEnv(ENGINES), WEB_DIST: folder });
});
afterAll(async () => {
  await fastify.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  '/',
  '/?from=mail',
  '/login',
  '/search-history?queries=a.b',
  '/cabinets/7',
  '/assets',
  '/assets/',
])('%s is a screen', async (url) => {
  const answer = await fastify.inject(url);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('<p>the application</p>')]);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/shared', 'noindex, nofollow'],
  ['/shared/', 'noindex, nofollow'],
  ['/shared-elsewhere', undefined],
  ['/login', undefined],
])('%s says to those who search the web: %s', async (url, robots) => {
  expect((await fastify.inject(url)).headers['x-robots-tag']).toBe(robots);
});

test('each page has a nonce of its own, which its policy names', async () => {
  const pages = await Promise.all([fastify.inject('/'), fastify.inject('/')]);
  const nonces = pages.map(({ body }) => /<meta property="csp-nonce" nonce="([\w+/=]{24})">/.exec(body)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  for (const [index, { headers }] of pages.entries())
    expect(headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`);
});

test('a page knows whom errors are reported to, if the operator has named somebody', async () => {
  expect((await fastify.inject('/')).body).not.toContain('error-reports');
  const reporting = Fastify();
  const dsn = 'https://key@errors.example/1';
  await serveWeb(reporting, {
    ...readEnv({ ...ENGINES, ERROR_REPORTING_DSN: dsn, ERROR_REPORTING_SAMPLE_RATE: '0.5' }),
    WEB_DIST: folder,
  });
  const { body, headers } = await reporting.inject('/');
  expect(body).toContain(`<meta name="error-reports" content="${dsn} 0.5 production">`);
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://errors.example;");
  await reporting.close();
});

test('a page says that it is one of a public demo, where it is', async () => {
  const mark = '<meta name="demo" content="public">';
  expect((await fastify.inject('/')).body).not.toContain(mark);
  const demo = Fastify();
  await serveWeb(demo, { ...readEnv(ENGINES), DEMO: 'public', WEB_DIST: folder });
  expect((await demo.inject('/login')).body).toContain(mark);
  await demo.close();
});

test('files of the build are kept for a year', async () => {
  const answer = await fastify.inject('/assets/app-1a2b.js');
  expect([answer.statusCode, answer.body]).toEqual([200, 'start()']);
  expect(answer.headers['cache-control']).toContain('immutable');
});

test('whoever understands it gets the packed file; one that was not worth packing comes as it is', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const packed = await fastify.inject({ url: '/assets/app-1a2b.js', headers });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript/) as string,
    vary: expect.stringMatching(/accept-encoding/i) as string,
  });
  expect([packed.statusCode, packed.body]).toEqual([200, 'packed']);
  const small = await fastify.inject({ url: '/assets/small-3c4d.js', headers });
  expect([small.statusCode, small.body, small.headers['content-encoding']]).toEqual([
    200,
    'small()',
    undefined,
  ]);
});

test.each([
  '/assets/app-1a2b.js.br',
  '/assets/app-gone.js',
  '/index.html',
  '/favicon.ico',
  '/api/nothing',
  '/%2e%2e/package.json',
])('%s is nothing', async (url) => {
  expect((await fastify.inject(url)).statusCode).toBe(404);
});

test('nothing is written by way of a screen', async () => {
  expect((await fastify.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
});
