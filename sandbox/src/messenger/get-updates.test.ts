import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ANNA, askBot, sendForm, startChat, takeUpdates } from '../test/messenger.ts';
import { openSandbox, setClock } from '../test/small-sandbox.ts';

type Updates = { result: { update_id: number; message?: { text: string } }[] };

let app: FastifyInstance;
beforeAll(async () => {
  app = openSandbox({ productCount: 500 });
  await startChat(app, ANNA);
});
afterAll(() => app.close());
beforeEach(async () => {
  await askBot(app, 'deleteWebhook', { drop_pending_updates: true });
  await askBot(app, 'getUpdates', { allowed_updates: [] });
});

const write = (text: string) => sendForm(app, `/telegram/chat/${ANNA}/send`, { text });
const get = async (args: object = {}) => (await askBot(app, 'getUpdates', args)).json<Updates>();
const textsOf = ({ result }: Updates) => result.map(({ message }) => message?.text);

test('updates stay until the next offset confirms them', async () => {
  for (const text of ['a', 'b', 'c']) await write(text);
  const first = await get({ limit: 2 });
  expect(textsOf(first)).toEqual(['a', 'b']);
  expect(textsOf(await get())).toEqual(['a', 'b', 'c']);
  expect(textsOf(await get({ offset: (first.result[1]?.update_id ?? 0) + 1 }))).toEqual(['c']);
  expect(textsOf(await get())).toEqual(['c']);
});

test('a negative offset keeps only the last ones', async () => {
  for (const text of ['a', 'b', 'c']) await write(text);
  expect(textsOf(await get({ offset: -1 }))).toEqual(['c']);
  expect(textsOf(await get())).toEqual(['c']);
});

test('waits for an update and answers when it comes', async () => {
  const startedAt = performance.now();
  const waiting = get({ timeout: 3 });
  setTimeout(() => void write('here'), 60);
  expect(textsOf(await waiting)).toEqual(['here']);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test('of two who wait the first is sent away, and so is one who waits when a webhook is set', async () => {
  const first = get({ timeout: 3 });
  const second = get({ timeout: 3 });
  expect(await first).toMatchObject({ error_code: 409 });
  await askBot(app, 'setWebhook', { url: 'http://127.0.0.1:9/hook' });
  expect(await second).toMatchObject({
    error_code: 409,
    description: 'Conflict: terminated by setWebhook request',
  });
  expect(await get()).toMatchObject({
    error_code: 409,
    description: expect.stringContaining("can't use getUpdates method while webhook is active"),
  });
});

test('kinds that were not requested are not returned', async () => {
  await get({ allowed_updates: ['my_chat_member'] });
  await write('unheard');
  await sendForm(app, `/telegram/chat/${ANNA}/block`);
  await sendForm(app, `/telegram/chat/${ANNA}/unblock`);
  const updates = await takeUpdates(app);
  expect(updates).toHaveLength(2);
  expect(updates[0]).toHaveProperty('my_chat_member');
});

test('what nobody asks for is forgotten after a day', async () => {
  await write('old');
  await setClock(app, '2026-11-22T08:59:00Z');
  expect(textsOf(await get())).toEqual(['old']);
  await setClock(app, '2026-11-22T09:00:01Z');
  expect(textsOf(await get())).toEqual([]);
});
