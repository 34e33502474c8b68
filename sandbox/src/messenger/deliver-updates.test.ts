import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClock } from '../clock/create-clock.ts';
import { createFaultBoard } from '../faults/create-fault-board.ts';
import { FaultOrder } from '../faults/fault.ts';
import { openStore } from '../platform/open-store.ts';
import { ANNA, askBot, NO_USERNAME, startChat, startReceiver } from '../test/messenger.ts';
import { openSandbox } from '../test/small-sandbox.ts';
import { pressStart, writeToBot } from './act-as-person.ts';
import { deliverUpdates, listDue, pauseMs } from './deliver-updates.ts';
import { type Messenger, openMessenger, type Update } from './open-messenger.ts';
import { findPerson } from './person.ts';
import { setWebhook } from './set-webhook.ts';

const START_MS = Date.parse('2026-11-21T09:00:00Z');
type Receiver = Awaited<ReturnType<typeof startReceiver>>;
const textOf = ({ body }: { body: string }) => JSON.parse(body).message.text;

describe('deliveries', () => {
  let receiver: Receiver;
  let messenger: Messenger;
  let clock: ReturnType<typeof createClock>;
  const faults = createFaultBoard();
  const deliver = () => deliverUpdates({ messenger, faults });
  const person = (id: number) => findPerson(id) ?? expect.fail('nobody');

  beforeEach(async () => {
    receiver = await startReceiver();
    clock = createClock({ startAt: new Date(START_MS), speed: 0 });
    messenger = openMessenger(openStore(), clock);
    faults.clear();
    setWebhook(messenger, { url: receiver.url, secret_token: 'Secret_1-2' });
  });
  afterEach(() => receiver.close());

  test('carry the secret and the update, once', async () => {
    pressStart(messenger, person(ANNA), 'code');
    await deliver();
    await deliver();
    expect(receiver.received.map(textOf)).toEqual(['/start code']);
    expect(receiver.received[0]?.headers).toMatchObject({
      'x-telegram-bot-api-secret-token': 'Secret_1-2',
      'content-type': 'application/json',
    });
  });

  test('are repeated with growing pauses until they are taken, in the order of the chat', async () => {
    receiver.status = 500;
    pressStart(messenger, person(ANNA), 'one');
    writeToBot(messenger, person(ANNA), 'two');
    const tries: number[] = [];
    for (let second = 0; second <= 7; second += 1) {
      clock.move(new Date(START_MS + second * 1000));
      await deliver();
      tries.push(receiver.received.length);
    }
    expect(tries).toEqual([1, 1, 2, 2, 2, 2, 3, 3]);
    expect(messenger.bot().webhook?.lastError).toBe(
      'Wrong response from the webhook: 500 Internal Server Error',
    );
    receiver.status = 204;
    clock.move(new Date(START_MS + 60_000));
    await deliver();
    expect(receiver.received.slice(3).map(textOf)).toEqual(['/start one', 'two']);
    expect(messenger.updates.list()).toEqual([]);
  });

  test('another chat does not wait for one that fails', async () => {
    receiver.status = 500;
    pressStart(messenger, person(ANNA), 'one');
    await deliver();
    receiver.status = 200;
    pressStart(messenger, person(NO_USERNAME), 'two');
    await deliver();
    expect(receiver.received.map(textOf)).toEqual(['/start one', '/start two']);
  });

  test('a server that is not there is reported in words', async () => {
    await receiver.close();
    pressStart(messenger, person(ANNA));
    await deliver();
    expect(messenger.bot().webhook?.lastError).toBe('Connection refused');
  });

  test('can be lost or doubled by order', async () => {
    const plant = (fault: object) =>
      faults.plant(FaultOrder.parse({ part: 'messenger', times: 1, ...fault }));
    plant({ fault: 'webhookLost', key: String(ANNA) });
    plant({ fault: 'webhookDoubled' });
    pressStart(messenger, person(ANNA), 'lost');
    writeToBot(messenger, person(ANNA), 'twice');
    await deliver();
    expect(receiver.received.map(textOf)).toEqual(['twice', 'twice']);
  });
});

test('what is due is the first of each chat', () => {
  const update = (id: number, userId: number, nextTryMs: number): Update => ({
    id,
    userId,
    nextTryMs,
    atMs: 0,
    kind: 'message',
    body: {},
    failedTries: 0,
  });
  const updates = [update(1, 10, 500), update(2, 20, 0), update(3, 10, 0), update(4, 20, 900)];
  expect(listDue(updates, 100).map((chat) => chat.map(({ id }) => id))).toEqual([[2, 4]]);
  expect([1, 2, 3, 20].map(pauseMs)).toEqual([2000, 4000, 8000, 600_000]);
});

describe('webhooks', () => {
  let app: FastifyInstance;
  let receiver: Receiver;
  beforeAll(async () => {
    app = openSandbox({ productCount: 500 });
    receiver = await startReceiver();
  });
  afterAll(async () => {
    await receiver.close();
    await app.close();
  });

  test('are refused with what is wrong with them', async () => {
    const set = async (args: object) => (await askBot(app, 'setWebhook', args)).json();
    expect(await set({ url: 'ftp://x' })).toMatchObject({
      description: 'Bad Request: bad webhook: An HTTPS URL must be provided for webhook',
    });
    expect(await set({ url: receiver.url, secret_token: 'a b' })).toMatchObject({
      description: 'Bad Request: secret token contains unallowed characters',
    });
    expect(await set({ url: receiver.url })).toMatchObject({ result: true, description: 'Webhook was set' });
    expect(await set({ url: receiver.url })).toMatchObject({ description: 'Webhook is already set' });
  });

  test('get what waited, and the info counts what still waits', async () => {
    await askBot(app, 'setWebhook', { url: 'http://127.0.0.1:9/hook', drop_pending_updates: true });
    await startChat(app, ANNA, 'waits');
    expect((await askBot(app, 'getWebhookInfo')).json()).toMatchObject({
      result: { url: 'http://127.0.0.1:9/hook', pending_update_count: 1, max_connections: 40 },
    });
    await askBot(app, 'setWebhook', { url: '' });
    expect((await askBot(app, 'getUpdates')).json()).toMatchObject({
      result: [{ message: { text: '/start waits' } }],
    });
    expect((await askBot(app, 'deleteWebhook')).json()).toMatchObject({
      description: 'Webhook is already deleted',
    });
  });
});
