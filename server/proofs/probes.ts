import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Server } from '../src/platform/http/serve.ts';
import { startTestApp } from '../test/app.ts';
import { type Figure, never } from './figure.ts';

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
  // The page of the API is public; what lies around its files is not.
  '/api/docs/static/%2e%2e/package.json',
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

/** ASVS 13.4: nothing of the inside is served. */
export async function prove(): Promise<Figure[]> {
  const web = await mkdtemp(path.join(os.tmpdir(), 'vitrina-web-'));
  await writeFile(path.join(web, 'index.html'), INDEX);
  const app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 10_000_000, WEB_DIST: web } });
  try {
    return [await proveProbes(app.server)];
  } finally {
    await app.close();
    await rm(web, { recursive: true, force: true });
  }
}
