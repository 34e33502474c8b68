import path from 'node:path';
import Fastify from 'fastify';
import { readEnv } from '../server/src/platform/env.ts';
import { serveWeb } from '../server/src/platform/http/serve-web.ts';
import { stack } from './stack.ts';

export type ReportingPages = { url: string; stop(): Promise<void> };

/**
 * The built application as the server serves it, with the policy of its answers and errors reported to an address; what
 * the pages ask for is answered by the running product, which reports nothing.
 */
export async function serveReportingPages(dsn: string): Promise<ReportingPages> {
  const fastify = Fastify();
  const env = readEnv({
    DATABASE_URL: 'postgres://nobody',
    CLICKHOUSE_URL: 'http://nobody',
    WEB_DIST: path.join(import.meta.dirname, '../web/dist'),
    ERROR_REPORTING_DSN: dsn,
  });
  fastify.get('/api/*', async (request, reply) => {
    const answer = await fetch(`${stack().url}${request.url}`);
    const type = answer.headers.get('content-type') ?? 'application/json';
    return reply
      .status(answer.status)
      .type(type)
      .send(await answer.text());
  });
  await serveWeb(fastify, env);
  const url = await fastify.listen({ host: '127.0.0.1', port: 0 });
  return { url, stop: () => fastify.close() };
}
