import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { refusal } from '../../../test/refusal.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await startTestApp();
  url = await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

function ask(headers: Record<string, string>): Promise<{ status?: number; headers: object; body: unknown }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof ask>>>();
  const asking = request(`${url}/api/health`, { headers }, (answer) => {
    text(answer).then((body) => {
      const { statusCode: status = 0 } = answer;
      resolve({ status, headers: answer.headers, body: JSON.parse(body) });
    }, reject);
  });
  asking.on('error', reject);
  asking.end();
  return promise;
}

test('headers that are too large are refused in the shape of the error catalogue', async () => {
  const answer = await ask({ cookie: 'a'.repeat(20_000) });
  expect(answer).toMatchObject({ status: 431, body: refusal('request.tooLarge') });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': expect.stringContaining('default-src') as string,
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
});

test('so are bytes that are no request', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('HELLO\r\n\r\n');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  expect(JSON.parse(body)).toEqual(refusal('request.invalid', { field: '', rule: 'malformed' }));
});

test('and one who leaves is left alone', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET /api/health HTTP/1.1\r\nHo');
  socket.resetAndDestroy();
  expect((await ask({})).status).toBe(200);
});
