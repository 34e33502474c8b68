import { connect } from 'node:net';
import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { expect, test } from 'vitest';
import { createRequestId, logRequests } from './log-requests.ts';

const requested = Promise.withResolvers<void>();
const answered = Promise.withResolvers<void>();

async function startLogged(prepare: (server: FastifyInstance) => unknown = () => undefined) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  const fastify = Fastify({ logger: false, genReqId: createRequestId });
  prepare(fastify);
  logRequests(fastify, pino({ base: null, timestamp: false }, stream));
  fastify.get('/api/letters/:code', async () => 'read');
  fastify.post('/api/letters/:code', async () => {
    throw new Error('broken');
  });
  fastify.get('/api/slow', async () => {
    requested.resolve();
    await answered.promise;
    return 'late';
  });
  await fastify.ready();
  return { fastify, lines };
}

test('each request is a line with its method, the pattern of its route, status, duration and number', async () => {
  const { fastify, lines } = await startLogged();
  const read = await fastify.inject({ method: 'GET', url: '/api/letters/top-secret?email=ann@example.com' });
  await fastify.inject({ method: 'POST', url: '/api/letters/top-secret' });
  await fastify.inject({ method: 'GET', url: '/api/nowhere/ann@example.com' });
  expect(lines).toEqual([
    {
      level: 30,
      method: 'GET',
      route: '/api/letters/:code',
      requestId: expect.any(String),
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    },
    expect.objectContaining({ method: 'POST', route: '/api/letters/:code', status: 500 }),
    expect.objectContaining({ method: 'GET', route: 'none', status: 404 }),
  ]);
  expect(read.headers['x-request-id']).toBe(lines[0]?.['requestId']);
  expect(JSON.stringify(lines)).not.toMatch(/secret|ann@/);
});

test('a duration is in whole milliseconds, to the nearest one', async () => {
  const { fastify, lines } = await startLogged((server) =>
    server.addHook('onRequest', async (_request, reply) => {
      Object.defineProperty(reply, 'elapsedTime', { value: 12.6 });
    }),
  );
  await fastify.inject({ method: 'GET', url: '/api/letters/1' });
  expect(lines[0]?.['ms']).toBe(13);
});

test('a number that the client sends is not taken over', async () => {
  const { fastify, lines } = await startLogged();
  const headers = { 'x-request-id': 'of-somebody-else', 'request-id': 'of-somebody-else' };
  await fastify.inject({ method: 'GET', url: '/api/letters/1', headers });
  expect(lines[0]?.['requestId']).not.toBe('of-somebody-else');
});

test('whoever leaves before the whole answer is one line with 499', async () => {
  const { fastify, lines } = await startLogged();
  const url = new URL(await fastify.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(url.port), url.hostname);
  socket.write('GET /api/slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await requested.promise;
  socket.destroy();
  await expect.poll(() => lines.length).toBe(1);
  answered.resolve();
  await fastify.close();
  expect(lines).toEqual([expect.objectContaining({ method: 'GET', route: '/api/slow', status: 499 })]);
});
