import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startProxy } from './proxy.ts';

async function serve(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => answer(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('whoever leaves an answer that does not end is gone at the other end as well', async () => {
  const left = Promise.withResolvers<void>();
  const server = await serve((response) => {
    response.on('close', left.resolve);
    response.writeHead(200).write('the beginning');
  });
  const proxy = await startProxy([server.url]);
  try {
    const leaving = new AbortController();
    const answer = await fetch(proxy.url, { signal: leaving.signal });
    expect(answer.status).toBe(200);
    leaving.abort();
    await left.promise;
  } finally {
    await proxy.stop();
    server.stop();
  }
});

test('a server that ends in the middle of an answer ends it for the reader, and the next request is handed on', async () => {
  let sent = 0;
  const server = await serve((response) => {
    sent += 1;
    if (sent === 1) response.writeHead(200).write('half', () => response.destroy());
    else response.end('whole');
  });
  const proxy = await startProxy([server.url]);
  try {
    await expect(fetch(proxy.url).then((answer) => answer.text())).rejects.toThrow();
    expect(await (await fetch(proxy.url)).text()).toBe('whole');
  } finally {
    await proxy.stop();
    server.stop();
  }
});

test('where nobody answers it is a bad gateway', async () => {
  const server = await serve(() => undefined);
  server.stop();
  const proxy = await startProxy([server.url]);
  expect((await fetch(proxy.url)).status).toBe(502);
  await proxy.stop();
});
