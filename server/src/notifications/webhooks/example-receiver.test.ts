import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPostToStranger } from '../../platform/outbound/strangers/post-to-stranger.ts';
import { createWebhookSecret, signHeaders } from './signature.ts';

const FILE = path.resolve(import.meta.dirname, '../../../../examples/webhooks/receiver.mjs');
const secret = createWebhookSecret();

let receiver: ChildProcess;
let said: AsyncIterator<string>;
let lines: Interface;
let url: string;

const nextLine = async () => String((await said.next()).value);

beforeAll(async () => {
  const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' };
  receiver = spawn(process.execPath, [FILE], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (!receiver.stdout) throw new Error('It says nothing.');
  lines = createInterface({ input: receiver.stdout });
  said = lines[Symbol.asyncIterator]();
  url = (await nextLine()).replace('listening on ', '');
});
afterAll(() => {
  lines.close();
  receiver.kill();
});

const bodyOf = (type: string) =>
  JSON.stringify({ type, timestamp: '2026-11-30T09:00:00.000Z', data: { cabinetId: 7, kind: type } });

async function post(body: string, headers: Record<string, string>) {
  const send = createPostToStranger({ inner: [new URL(url).host] });
  return send({ url, headers, body, timeoutMs: 5_000 });
}

it('the example takes what we sign, once, and nothing else', async () => {
  const signed = (id: string, body: string, at = new Date()) => signHeaders(secret, { id, at, body });
  const [body, other] = [bodyOf('keyRefused'), bodyOf('exportReady')];
  const taken = { outcome: 'answered', status: 204 };
  const refused = { outcome: 'answered', status: 400 };
  expect(await post(body, signed('one', body))).toEqual(taken);
  expect(await post(body, signed('one', body))).toEqual(taken);
  expect(await post(other, signed('two', body))).toEqual(refused);
  expect(await post(body, signed('two', body, new Date(Date.now() - 400_000)))).toEqual(refused);
  expect(await post(body, signHeaders(createWebhookSecret(), { id: 'two', at: new Date(), body }))).toEqual(
    refused,
  );
  expect(await post(body, {})).toEqual(refused);
  expect(await post(other, signed('three', other))).toEqual(taken);
  expect(await nextLine()).toBe('2026-11-30T09:00:00.000Z cabinet 7: keyRefused');
  expect(await nextLine()).toBe('2026-11-30T09:00:00.000Z cabinet 7: exportReady');
});
