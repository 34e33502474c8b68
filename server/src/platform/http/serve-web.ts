import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { DEMO_META } from '@vitrina/contract/demo/demo.ts';
import { REPORTS_META, writeClientSettings } from '@vitrina/contract/error-reports/client-settings.ts';
import { SHARED_PATH } from '@vitrina/contract/shared-screens/shared-screens.ts';
import type { FastifyInstance } from 'fastify';
import { type Env, isPublicDemo } from '../env.ts';
import { problem } from '../problem.ts';
import { contentPolicy } from './content-policy.ts';

/** The page with the nonce where the application looks for it (the same place that Vite uses). */
function withNonce(page: string, nonce: string): string {
  return page.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`);
}

/** Whom the page reports its errors to (web/src/platform/error-reports); nothing when there is nobody. */
function withReports(page: string, env: Env): string {
  if (env.ERROR_REPORTING_DSN === '') return page;
  const content = writeClientSettings({
    dsn: env.ERROR_REPORTING_DSN,
    sampleRate: env.ERROR_REPORTING_SAMPLE_RATE,
    environment: env.ERROR_REPORTING_ENVIRONMENT,
  });
  return page.replace('<head>', `<head><meta name="${REPORTS_META}" content="${content}">`);
}

/** That it is one of a public demo (web/src/platform/demo.ts). */
function withDemo(page: string, env: Env): string {
  return isPublicDemo(env)
    ? page.replace('<head>', `<head><meta name="${DEMO_META}" content="public">`)
    : page;
}

/** Where links to shared screens lead: nothing for those who search the web. */
function isOfLinks(address: string): boolean {
  return address === SHARED_PATH || address.startsWith(`${SHARED_PATH}/`);
}

/**
 * The built application: hashed files are kept for a year, and every other path that is not the API is a screen of it.
 * Without a folder (in development, and for workers of the API alone) unknown paths are refused.
 */
export async function serveWeb(fastify: FastifyInstance, env: Env): Promise<void> {
  const folder = env.WEB_DIST;
  if (folder === '') {
    fastify.setNotFoundHandler(() => {
      throw problem('request.notFound');
    });
    return;
  }
  const root = path.resolve(folder);
  const page = withDemo(withReports(await readFile(path.join(root, 'index.html'), 'utf8'), env), env);
  await fastify.register(fastifyStatic, {
    root,
    index: false,
    // One route a file: folders, the root among them, are no files and belong to the screens.
    wildcard: false,
    // The page itself is no file: each answer has a nonce of its own.
    globIgnore: ['index.html', '**/*.{br,gz}'],
    // The build lays the packed files beside the others.
    preCompressed: true,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  fastify.setNotFoundHandler((request, reply) => {
    // What a person asked for may have dots in the query; only a path with one names a file.
    const [address = ''] = request.url.split('?');
    const isScreen =
      ['GET', 'HEAD'].includes(request.method) && !/^\/+api/.test(address) && !/\.\w+$/.test(address);
    if (!isScreen) throw problem('request.notFound');
    const nonce = randomBytes(16).toString('base64');
    return (
      reply
        // Kept by nobody without asking: an old page would not know a new nonce.
        .header('cache-control', 'no-cache')
        .header('content-security-policy', contentPolicy(env, nonce))
        .headers(isOfLinks(address) ? { 'x-robots-tag': 'noindex, nofollow' } : {})
        .type('text/html; charset=utf-8')
        .send(withNonce(page, nonce))
    );
  });
}
