import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { fire, type Shot, sendOpenly } from './send-openly.ts';

const shot = (path: string): Shot => ({ method: 'GET', path, token: 'x' });

test('a refusal is one only with the time to come again, everything else but an answer is a failure', async () => {
  const server = createServer((request, response) => {
    const status = request.url === '/api/fine' ? 200 : 503;
    response.writeHead(status, request.url === '/api/busy' ? { 'retry-after': '2' } : {}).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const shots = ['fine', 'fine', 'busy', 'away'].map(shot);
    const sent = await sendOpenly([origin], shots, { perSecond: 40, seconds: 1 });
    expect(sent).toMatchObject({ accepted: 20, refused: 10, failed: 10 });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('what meets a connection that is just ending is sent again, what finds nobody has no answer', async () => {
  const server = createServer((_request, response) => response.end());
  // The second request of a connection comes too late.
  server.on('connection', (socket) => {
    let requests = 0;
    socket.on('data', () => (requests += 1) > 1 && socket.resetAndDestroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (const _ of [1, 2, 3]) expect(await fire(origin, shot('fine'))).toMatchObject({ status: 200 });
  } finally {
    server.closeAllConnections();
    server.close();
  }
  expect(await fire(origin, shot('fine'))).toMatchObject({ status: 0 });
});
