import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendForm } from '../test/messenger.ts';
import { openSandbox } from '../test/small-sandbox.ts';

const KEY = Buffer.from('0123456789abcdef0123456789abcdef');
const SECRET = `whsec_${KEY.toString('base64')}`;
const BODY = '{"type":"keyRefused","data":{"cabinetName":"<b>Ромашка</b>"}}';

let app: FastifyInstance;
beforeEach(() => {
  app = openSandbox({ productCount: 300 });
});
afterEach(() => app.close());

/** By the text of Standard Webhooks. */
function sign(body: string, key = KEY): Record<string, string> {
  const [id, timestamp] = ['msg_1', '1795000000'];
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,AAAA v1,${signature}` };
}

const keepSecret = (name = 'demo') =>
  app.inject({ method: 'PUT', url: `/receiver/secrets/${name}`, payload: { secret: SECRET } });
const post = async (headers: Record<string, string>, body = BODY, name = 'demo') =>
  (
    await app.inject({
      method: 'POST',
      url: `/receiver/hooks/${name}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    })
  ).statusCode;
const arrivals = async () =>
  (await app.inject('/receiver/arrivals')).json<{ arrivals: Record<string, unknown>[] }>().arrivals;
const plant = (fault: string, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/faults',
    payload: { part: 'receiver', fault, key: 'demo', times: 1, ...more },
  });

test('takes what is signed with the secret of its address, and refuses everything else', async () => {
  expect(await post(sign(BODY))).toBe(400);
  expect((await keepSecret()).statusCode).toBe(204);
  expect(await post(sign(BODY))).toBe(204);
  expect(await post(sign(BODY), `${BODY} `)).toBe(400);
  expect(await post(sign(BODY, Buffer.from('another key that nobody knows')))).toBe(400);
  expect(await post({})).toBe(400);
  expect(await post(sign(BODY), BODY, 'other')).toBe(400);
  expect(await arrivals()).toMatchObject([
    { name: 'other', signature: 'unknown', status: 400 },
    { webhookId: null, signature: 'wrong', status: 400 },
    { signature: 'wrong', status: 400 },
    { signature: 'wrong', status: 400 },
    { webhookId: 'msg_1', signature: 'right', status: 204, body: BODY, at: '2026-11-21T09:00:00.000Z' },
    { signature: 'unknown', status: 400 },
  ]);
});

test.each([
  ['status500', 500],
  ['status429', 429],
  ['gone', 410],
])('can be made to fail: %s, once, and lists what it refused', async (fault, status) => {
  await keepSecret();
  await keepSecret('other');
  expect((await plant(fault)).statusCode).toBe(201);
  expect(await post(sign(BODY), BODY, 'other')).toBe(204);
  expect(await post(sign(BODY))).toBe(status);
  expect(await post(sign(BODY))).toBe(204);
  expect((await arrivals()).map((one) => one['status'])).toEqual([204, status, 204]);
});

test('429 says when to come back', async () => {
  await plant('status429', { retryAfterSeconds: 40 });
  const answer = await app.inject({ method: 'POST', url: '/receiver/hooks/demo', payload: {} });
  expect(answer.headers['retry-after']).toBe('40');
});

test('a message of the past arrived in the past, and the list is by time', async () => {
  await keepSecret();
  await post(sign(BODY));
  await post({ ...sign(BODY), 'x-moment': '2026-11-01T08:00:00Z' });
  expect((await arrivals()).map((one) => one['at'])).toEqual([
    '2026-11-21T09:00:00.000Z',
    '2026-11-01T08:00:00.000Z',
  ]);
});

test('its page shows what has arrived as text, takes a secret and forgets', async () => {
  const kept = await sendForm(app, '/receiver/secrets', { name: 'demo', secret: ` ${SECRET} ` });
  expect([kept.statusCode, kept.headers.location]).toEqual([303, '/receiver/']);
  await post(sign(BODY));
  const page = (await app.inject('/receiver/')).body;
  expect(page).toContain('signature right');
  expect(page).toContain('/receiver/hooks/demo</code>');
  expect(page).toContain('&lt;b&gt;Ромашка');
  expect(page).not.toContain('<b>Ромашка');
  expect(page).not.toContain(SECRET.slice(6));
  for (const fields of [{ name: 'Demo', secret: SECRET }, { name: 'demo', secret: 'word' }, {}])
    expect((await sendForm(app, '/receiver/secrets', fields as Record<string, string>)).statusCode).toBe(400);
  await sendForm(app, '/receiver/clear');
  expect(await arrivals()).toEqual([]);
  expect(await post(sign(BODY))).toBe(204);
});

test('a restart keeps the secrets and what has arrived', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'receiver-'));
  const stateFile = path.join(folder, 'state.db');
  await app.close();
  app = openSandbox({ productCount: 300, stateFile });
  await keepSecret();
  await post(sign(BODY));
  const before = await arrivals();
  await app.close();
  app = openSandbox({ productCount: 300, stateFile });
  expect(await arrivals()).toEqual(before);
  expect(await post(sign(BODY))).toBe(204);
  expect(await arrivals()).toMatchObject([{ id: 2 }, { id: 1 }]);
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
