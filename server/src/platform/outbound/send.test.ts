import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTinyServer, type TinyServer } from '../../../test/fakes/tiny-server.ts';
import { type Outgoing, openStream, send } from './send.ts';

let tiny: TinyServer;
beforeAll(async () => {
  tiny = await startTinyServer();
});
afterAll(() => tiny.stop());
let requested = 0;
beforeEach(() => {
  requested = 0;
});

function answer(reply: TinyServer['answer']): void {
  tiny.answer = (request, response) => {
    requested += 1;
    reply(request, response);
  };
}
const request = (more: Partial<Outgoing> = {}): Outgoing => ({
  api: 'tiny',
  method: 'GET',
  url: `${tiny.url}/path?a=1`,
  secrets: [],
  timeoutMs: 5000,
  maxBytes: 1000,
  ...more,
});

describe('send', () => {
  test('brings an answer of any status whole, with its headers and cookies', async () => {
    answer((_request, response) => {
      response.writeHead(404, { 'X-Remaining': '3', 'set-cookie': ['a=1', 'b=2'] }).end('нет');
    });
    const arrived = await send(request());
    expect(arrived).toMatchObject({ outcome: 'answered', status: 404, setCookies: ['a=1', 'b=2'] });
    if (arrived.outcome !== 'answered') return;
    expect(arrived.headers['x-remaining']).toBe('3');
    expect(arrived.body.toString()).toBe('нет');
  });

  test('sends the method, the headers and the body, text or bytes', async () => {
    answer((asking, response) => {
      asking.setEncoding('utf8');
      asking.on('data', (text) =>
        response.write(`${asking.method} ${String(asking.headers['x-a'])} ${text}`),
      );
      asking.on('end', () => response.end());
    });
    for (const body of ['привет', new Uint8Array(Buffer.from('привет'))]) {
      const arrived = await send(request({ method: 'POST', headers: { 'x-a': '7' }, body }));
      expect(arrived.outcome === 'answered' && arrived.body.toString()).toBe('POST 7 привет');
    }
  });

  test('a redirect is an answer and is not followed', async () => {
    answer((_request, response) => response.writeHead(307, { location: `${tiny.url}/elsewhere` }).end());
    expect(await send(request({ headers: { authorization: 'key' } }))).toMatchObject({ status: 307 });
    expect(requested).toBe(1);
  });

  test('silence and a body that stops are timeouts', async () => {
    answer(() => undefined);
    expect(await send(request({ timeoutMs: 40 }))).toMatchObject({ outcome: 'timeout' });
    answer((_request, response) => response.writeHead(200).write('half'));
    expect(await send(request({ timeoutMs: 60 }))).toMatchObject({ outcome: 'timeout' });
  });

  test('whoever asked may give up early', async () => {
    answer(() => undefined);
    const giveUp = new AbortController();
    const lost = send(request({ signal: giveUp.signal }));
    giveUp.abort();
    expect(await lost).toMatchObject({ outcome: 'timeout' });
  });

  test('a broken line and a closed port mean that nobody answered', async () => {
    answer((asking) => asking.socket.resetAndDestroy());
    expect(await send(request())).toMatchObject({ outcome: 'unreachable' });
    answer((asking, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half');
      setTimeout(() => asking.socket.resetAndDestroy(), 10);
    });
    expect(await send(request())).toMatchObject({ outcome: 'unreachable' });
    expect(await send(request({ url: 'http://127.0.0.1:9' }))).toMatchObject({ outcome: 'unreachable' });
  });

  test('an answer above the limit is cut off, packed or not', async () => {
    answer((_request, response) => response.end('x'.repeat(1001)));
    expect(await send(request())).toEqual({ outcome: 'tooLarge', message: 'more than 1000 bytes' });
    answer((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(100_000))),
    );
    expect(await send(request())).toMatchObject({ outcome: 'tooLarge' });
    answer((_request, response) => response.end('x'.repeat(1000)));
    expect(await send(request())).toMatchObject({ outcome: 'answered' });
  });

  test('what cannot be sent is a loss too, and its message contains no secret', async () => {
    const lost = await send(request({ headers: { 'api-key': 'top\nsecret' }, secrets: ['top\nsecret'] }));
    expect(lost.outcome).toBe('unreachable');
    expect(JSON.stringify(lost)).not.toContain('secret"');
    const nowhere = await send(request({ url: 'nowhere/bot123:abc', secrets: ['123:abc'] }));
    expect(nowhere).toMatchObject({ outcome: 'unreachable' });
    expect(JSON.stringify(nowhere)).not.toContain('123:abc');
  });
});

describe('openStream', () => {
  test('gives the parts as they come, and the loss when they stop coming', async () => {
    answer((asking, response) => {
      response.writeHead(200, { 'x-rows': '5' }).write('first');
      setTimeout(() => asking.socket.resetAndDestroy(), 20);
    });
    const opened = await openStream(request());
    if (opened.outcome !== 'opened') throw new Error(opened.message);
    expect(opened.headers.get('x-rows')).toBe('5');
    expect(Buffer.from((await opened.parts.next()).value ?? []).toString()).toBe('first');
    const error: unknown = await opened.parts.next().catch((thrown: unknown) => thrown);
    expect(opened.describeLoss(error)).toMatchObject({ outcome: 'unreachable' });
  });

  test('has the limit of size', async () => {
    answer((_request, response) => response.end('x'.repeat(2000)));
    const opened = await openStream(request());
    if (opened.outcome !== 'opened') throw new Error(opened.message);
    const error: unknown = await opened.parts.next().catch((thrown: unknown) => thrown);
    expect(opened.describeLoss(error)).toMatchObject({ outcome: 'tooLarge' });
  });

  test('closed before it was read, it lets the line go', async () => {
    const closed = Promise.withResolvers<void>();
    answer((_request, response) => {
      response.on('close', () => closed.resolve());
      response.writeHead(200).write('first');
    });
    const opened = await openStream(request());
    if (opened.outcome !== 'opened') throw new Error(opened.message);
    await opened.close();
    await expect(closed.promise).resolves.toBeUndefined();
  });

  test('no answer is a loss', async () => {
    expect(await openStream(request({ url: 'http://127.0.0.1:9' }))).toMatchObject({
      outcome: 'unreachable',
    });
  });
});
