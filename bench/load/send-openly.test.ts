import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type Shot, sendOpenly } from './send-openly.ts';

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
