import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import type { Route } from '@vitrina/contract/route.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { refusal } from '../../../test/refusal.ts';
import { urlOf } from '../http/serve.ts';

const PLACES = 4;
const STALLED = 64;

let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { REQUESTS_AT_ONCE: PLACES } });
  cabinet = await makeCabinet(app);
  port = Number(new URL(await app.server.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => app.close());

/** Sends the head of a request and a part of its body, and then nothing. */
async function begin(route: Route, body: string, { length = body.length + 1 } = {}): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(
    [
      `POST ${urlOf(route)} HTTP/1.1`,
      'host: localhost',
      'content-type: application/json',
      `authorization: Bearer ${cabinet.owner.token}`,
      'connection: close',
      `content-length: ${length}`,
      '',
      body,
    ].join('\r\n'),
  );
  return socket;
}

async function askForMe(): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${port}${urlOf(getMyInfo)}`, {
    headers: { authorization: `Bearer ${cabinet.owner.token}` },
  });
  return status;
}

test.each([login, getCabinetLimits])('bodies of $path that do not come keep nobody out', async (route) => {
  await Promise.all(Array.from({ length: STALLED }, () => begin(route, '{')));
  // Until the server has seen them all.
  await wait(300);
  const answers = await Promise.all(Array.from({ length: PLACES }, askForMe));
  expect(answers).toEqual(answers.map(() => 200));
});

test('a body that comes late is answered as any other', async () => {
  const body = JSON.stringify({ cabinetId: cabinet.id });
  const socket = await begin(getCabinetLimits, body.slice(0, 3), { length: body.length });
  await wait(300);
  socket.write(body.slice(3));
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
});

test('a body that does not come ends with its time, and the connection with it', async () => {
  const { server } = app.server.fastify;
  // Node takes the longer of the two.
  expect(Math.max(server.requestTimeout, server.headersTimeout)).toBe(30_000);
  const usual = { requestTimeout: server.requestTimeout, headersTimeout: server.headersTimeout };
  // The time is shorter here; how often the server looks at it is not.
  Object.assign(server, { requestTimeout: 500, headersTimeout: 500 });
  try {
    const begun = performance.now();
    const [head = '', body = ''] = (await text(await begin(getCabinetLimits, '{'))).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 408 /);
    expect(JSON.parse(body)).toEqual(refusal('request.invalid', { field: '', rule: 'timeout' }));
    expect(performance.now() - begun).toBeLessThan(10_000);
  } finally {
    Object.assign(server, usual);
  }
}, 20_000);
