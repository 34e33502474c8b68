import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createPostToInner, createPostToStranger } from './post-to-stranger.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const at = (address: string): LookupAddress => ({ address, family: 4 });

/** What reached it, and on which port it listens. */
async function listen(server: net.Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const sockets = new Set<net.Socket>();
  server.on('connection', (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const posting = (url: string, timeoutMs = 5_000) => ({ url, headers: {}, body: '{}', timeoutMs });

/** A listener that notes lines and answers nothing: a name that leads to it is seen by the first byte of TLS. */
async function listenRaw() {
  const lines: Buffer[] = [];
  const arrived = Promise.withResolvers<void>();
  const port = await listen(
    net.createServer((socket) => {
      socket.once('data', (data) => {
        lines.push(data);
        arrived.resolve();
        socket.destroy();
      });
    }),
  );
  return { port, lines, arrived: arrived.promise };
}

it('a name with a private address, or one private address among others, is not connected to', async () => {
  const { port, lines } = await listenRaw();
  for (const addresses of [
    [at('127.0.0.1')],
    [at('8.8.8.8'), at('127.0.0.1')],
    [at('::ffff:127.0.0.1')],
    [],
  ]) {
    const post = createPostToStranger({ inner: [], resolve: async () => addresses });
    expect(await post(posting(`https://hooks.example.com:${port}/`))).toEqual({ outcome: 'private' });
  }
  expect(lines).toEqual([]);
});

it('the connection goes to the address that was looked at, and nobody resolves again', async () => {
  const { port, lines, arrived } = await listenRaw();
  const answers = ['127.0.0.1', '127.0.0.2'];
  const looked: string[] = [];
  const post = createPostToStranger({
    inner: [],
    resolve: async () => [at(answers.shift() ?? '127.0.0.3')],
    isAllowed: (address) => {
      looked.push(address);
      return address === '127.0.0.1';
    },
  });
  expect(await post(posting(`https://hooks.example.com:${port}/`))).toEqual({ outcome: 'unreachable' });
  await arrived;
  // It begins with TLS and names the host, as a receiver behind a shared address needs it.
  expect(lines).toHaveLength(1);
  expect(lines[0]?.[0]).toBe(0x16);
  expect(lines[0]?.includes('hooks.example.com')).toBe(true);
  expect(looked).toEqual(['127.0.0.1']);
  // The answer has changed by the next request: it is looked at anew.
  expect(await post(posting(`https://hooks.example.com:${port}/`))).toEqual({ outcome: 'private' });
  expect(lines).toHaveLength(1);
});

it('a redirect is an answer and is not followed', async () => {
  const inner = await listenRaw();
  const port = await listen(
    http.createServer((_request, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${inner.port}/` }).end(),
    ),
  );
  const post = createPostToStranger({ inner: [`127.0.0.1:${port}`, `127.0.0.1:${inner.port}`] });
  expect(await post(posting(`http://127.0.0.1:${port}/`))).toEqual({ outcome: 'answered', status: 307 });
  expect(inner.lines).toEqual([]);
});

it('of an answer without an end nothing but the status is read', async () => {
  const ended = Promise.withResolvers<void>();
  const port = await listen(
    http.createServer((request, response) => {
      response.writeHead(503, { 'retry-after': '7' }).write('x'.repeat(100_000));
      request.socket.on('close', () => ended.resolve());
    }),
  );
  const post = createPostToStranger({ inner: [`127.0.0.1:${port}`] });
  const posted = await post(posting(`http://127.0.0.1:${port}/`));
  expect(posted).toEqual({ outcome: 'answered', status: 503, retryAfterMs: 7_000 });
  await ended.promise;
});

it('who does not answer is waited for no longer than the limit', async () => {
  const port = await listen(net.createServer(() => undefined));
  const post = createPostToStranger({ inner: [`127.0.0.1:${port}`] });
  expect(await post(posting(`http://127.0.0.1:${port}/`, 50))).toEqual({ outcome: 'timeout' });
});

it('nobody listens, a name that does not exist, and an address that is not let through any more', async () => {
  const port = await listen(net.createServer());
  for (const close of closing.splice(0)) close();
  const post = createPostToStranger({
    inner: [`127.0.0.1:${port}`],
    resolve: () => Promise.reject(new Error('ENOTFOUND')),
  });
  expect(await post(posting(`http://127.0.0.1:${port}/`))).toEqual({ outcome: 'unreachable' });
  expect(await post(posting('https://hooks.example.com/'))).toEqual({ outcome: 'unreachable' });
  expect(await post(posting('https://127.0.0.1:9443/'))).toEqual({ outcome: 'address' });
});

it('out of a public demo only the inner hosts are reached', async () => {
  const { port, lines } = await listenRaw();
  const answering = await listen(http.createServer((_, response) => response.writeHead(204).end()));
  const post = createPostToInner([`127.0.0.1:${answering}`]);
  expect(await post(posting(`http://127.0.0.1:${answering}/`))).toEqual({ outcome: 'answered', status: 204 });
  for (const elsewhere of [`http://127.0.0.1:${port}/`, 'https://hooks.example.com/', 'https://8.8.8.8/'])
    expect(await post(posting(elsewhere))).toEqual({ outcome: 'address' });
  expect(lines).toEqual([]);
});
