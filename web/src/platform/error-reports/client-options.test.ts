import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientOptions } from './client-options.ts';

/** What the client handed to the browser's `fetch`, beside what came of it over the line. */
let sent: { keepalive: boolean; bytes: number }[] = [];
let arrived = 0;
let status = 200;
/** Until then nothing is answered. */
let held: Promise<void> | undefined;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    arrived += 1;
    void Promise.resolve(held).then(() => response.writeHead(status).end('{}'));
  });
});

const recordingFetch: typeof fetch = (url, options = {}) => {
  const body = options.body as string;
  sent.push({ keepalive: options.keepalive === true, bytes: body.length });
  return fetch(url, options);
};

beforeEach(async () => {
  sent = [];
  arrived = 0;
  status = 200;
  held = undefined;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function openClient(sampleRate = 1): (error: Error) => void {
  const { port } = server.address() as AddressInfo;
  const settings = { dsn: `http://key@127.0.0.1:${port}/1`, sampleRate, environment: 'tests' };
  const client = new BrowserClient({
    ...clientOptions(settings, () => '/cabinets/5'),
    transport: (options) => makeFetchTransport(options, recordingFetch),
    stackParser: defaultStackParser,
    integrations: [],
  });
  const scope = new Scope();
  return (error) => client.captureException(error, {}, scope);
}

const filled = (letters: number) =>
  Object.assign(new Error('x'), { name: 'LongName', stack: `LongName: x\n${frames(letters)}` });
/** A stack that is about so many letters long when it is sent. */
const frames = (letters: number) =>
  Array.from({ length: Math.ceil(letters / 250) }, () => `    at ${'f'.repeat(180)} (/assets/a.js:1:1)`).join(
    '\n',
  );

test('a request outlives its page as long as fewer than 15 are pending', async () => {
  const held15 = Promise.withResolvers<void>();
  held = held15.promise;
  const report = openClient();
  for (let nth = 0; nth < 20; nth += 1) report(new Error(`number ${nth}`));
  await expect.poll(() => arrived).toBe(20);
  expect(sent.map(({ keepalive }) => keepalive)).toEqual(Array.from({ length: 20 }, (_, nth) => nth < 14));
  held15.resolve();
  await wait(200);
  report(new Error('after them'));
  await expect.poll(() => sent.at(-1)?.keepalive).toBe(true);
});

test('and as long as 60,000 bytes or less are on their way', async () => {
  const heldBig = Promise.withResolvers<void>();
  held = heldBig.promise;
  const report = openClient();
  for (let nth = 0; nth < 12; nth += 1) report(filled(12_000));
  await expect.poll(() => arrived).toBe(12);
  let pending = 0;
  const expected = sent.map(({ bytes }) => {
    pending += bytes;
    return pending <= 60_000;
  });
  expect(sent.map(({ keepalive }) => keepalive)).toEqual(expected);
  expect(new Set(expected).size).toBe(2);
  heldBig.resolve();
});

test('64 are on their way at most, and the others are dropped', async () => {
  const all = Promise.withResolvers<void>();
  held = all.promise;
  const report = openClient();
  for (let nth = 0; nth < 80; nth += 1) report(new Error(`number ${nth}`));
  await expect.poll(() => arrived).toBe(64);
  all.resolve();
  await wait(300);
  expect(arrived).toBe(64);
});

test('after 429 without a word of when, nothing is sent for 60 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const begin = Date.now();
  status = 429;
  const report = openClient();
  report(new Error('first'));
  await expect.poll(() => arrived).toBe(1);
  await wait(200);
  vi.setSystemTime(begin + 59_000);
  report(new Error('too early'));
  await wait(100);
  expect(sent).toHaveLength(1);
  vi.setSystemTime(begin + 61_000);
  report(new Error('late enough'));
  await expect.poll(() => arrived).toBe(2);
});

test('of a sample of none nothing is sent', async () => {
  const report = openClient(0);
  for (let nth = 0; nth < 40; nth += 1) report(new Error(`number ${nth}`));
  await wait(300);
  expect(sent).toEqual([]);
});
