import { connect } from 'node:net';
import { startTestApp } from '../test/app.ts';
import { type Figure, never } from './figure.ts';

const HEAD = 'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const HIDDEN = 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n';

/** Requests whose end is where one server sees it and another does not. */
const REQUESTS: readonly [string, string][] = [
  [
    'a length and chunks',
    `${HEAD}Content-Length: ${HIDDEN.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  ['two lengths', `${HEAD}Content-Length: 2\r\nContent-Length: ${HIDDEN.length + 2}\r\n\r\n{}${HIDDEN}`],
  ['a length with a sign', `${HEAD}Content-Length: +2\r\n\r\n{}${HIDDEN}`],
  ['chunks by another name', `${HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a folded header', `${HEAD}Transfer-Encoding:\r\n chunked\r\nContent-Length: 2\r\n\r\n{}${HIDDEN}`],
  ['a space before the colon', `${HEAD}Content-Length : 2\r\n\r\n{}${HIDDEN}`],
  ['a bare line feed', `${HEAD}X: y\nContent-Length: 2\r\n\r\n{}${HIDDEN}`],
];

async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.on('close', () => resolve(text));
  socket.on('error', () => resolve(text));
  socket.setTimeout(1000, () => socket.destroy());
  socket.write(bytes);
  return promise;
}

/** ASVS 4.2.1: no request hides in another one. */
export async function prove(): Promise<Figure[]> {
  const app = await startTestApp();
  try {
    const address = new URL(await app.server.fastify.listen({ port: 0, host: '127.0.0.1' }));
    const smuggled: string[] = [];
    for (const [name, bytes] of REQUESTS) {
      const text = await answerTo(Number(address.port), bytes);
      if (!text.startsWith('HTTP/1.1 400') || text.includes('eventLoopDelayMs'))
        smuggled.push(`${name}: ${text.slice(0, 12)}`);
    }
    return [
      never('ASVS-4.2.1', 'ambiguous requests that are not refused', smuggled, String(REQUESTS.length)),
    ];
  } finally {
    await app.close();
  }
}
