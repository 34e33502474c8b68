import { expect, test } from 'vitest';
import type { Outgoing, Send } from '../outbound/send.ts';
import { sendToSandbox } from './send-to-sandbox.ts';

const request = (url: string): Outgoing => ({
  api: 'pictures',
  method: 'GET',
  url,
  secrets: [],
  timeoutMs: 1000,
  maxBytes: 10,
});

test.each([
  ['http://127.0.0.1:4401/images/1/1.svg', true],
  ['http://127.0.0.1:4402/other-port', true],
  ['https://cdn1.ozone.ru/1.jpg', false],
  ['http://127.0.0.1.example/1.jpg', false],
  ['http://127.0.0.1@elsewhere.example/', false],
  ['http://localhost:4401/', false],
  ['no address', false],
])('%s leaves: %s', async (url, leaves) => {
  const sent: string[] = [];
  const send: Send = async ({ url: to }) => {
    sent.push(to);
    return { outcome: 'answered', status: 200, headers: {}, setCookies: [], body: Buffer.from('') };
  };
  const answer = await sendToSandbox(send, { CLOCK_URL: 'http://127.0.0.1:4401/clock' })(request(url));
  expect(sent).toEqual(leaves ? [url] : []);
  expect(answer.outcome).toBe(leaves ? 'answered' : 'unreachable');
});
