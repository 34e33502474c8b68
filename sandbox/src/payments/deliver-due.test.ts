import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  askShop,
  GOOD_CARD,
  makePaid,
  openRememberingSandbox,
  paymentOrder,
  pressOnPage,
  RETURN_URL,
  SLOW_REFUND_CARD,
} from '../test/shop.ts';
import { openSandbox } from '../test/small-sandbox.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../test/webhook-receiver.ts';

const Notification = z.object({
  type: z.literal('notification'),
  event: z.string(),
  object: z.object({ id: z.string(), status: z.string() }),
});

describe('notifications of a shop', () => {
  let app: FastifyInstance;
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    app = openSandbox();
    receiver = await startWebhookReceiver();
    await subscribe(app, receiver.url);
  });
  afterEach(async () => {
    await app.close();
    await receiver.stop();
  });

  async function subscribe(to: FastifyInstance, url: string) {
    const answer = await to.inject({
      method: 'PUT',
      url: '/yookassa/notifications',
      payload: { urls: [url] },
    });
    expect(answer.json()).toEqual({ urls: [url] });
  }
  const events = () => receiver.received.map((body) => Notification.parse(JSON.parse(body)).event);
  const arrived = (count: number) => vi.waitFor(() => expect(receiver.received).toHaveLength(count), 3000);
  const advance = (advanceMinutes: number) =>
    app.inject({ method: 'POST', url: '/clock', payload: { advanceMinutes } });
  const plant = (fault: string) =>
    app.inject({ method: 'POST', url: '/faults', payload: { part: 'payments', fault, times: 1 } });
  /** Several ticks in which nothing may happen. */
  const letTick = () => new Promise((resolve) => setTimeout(resolve, 550));

  test('every event is delivered once, with the object as it was', async () => {
    const held = await makePaid(app, { more: { capture: false } });
    await arrived(1);
    await askShop(app, `/payments/${held.id}/capture`, {});
    await arrived(2);
    await askShop(app, '/refunds', { payment_id: held.id, amount: { value: '1.00', currency: 'RUB' } });
    await arrived(3);
    await makePaid(app, { card: '5555555555554600' });
    await arrived(4);
    const confirmation = { type: 'redirect', return_url: RETURN_URL };
    const { body: method } = await askShop(app, '/payment_methods', { type: 'bank_card', confirmation });
    await pressOnPage(app, method.id, { action: 'pay', card: GOOD_CARD });
    await arrived(5);
    expect(events()).toEqual([
      'payment.waiting_for_capture',
      'payment.succeeded',
      'refund.succeeded',
      'payment.canceled',
      'payment_method.active',
    ]);
    expect(Notification.parse(JSON.parse(receiver.received[0] ?? '')).object).toMatchObject({
      id: held.id,
      status: 'waiting_for_capture',
    });
    await letTick();
    expect(receiver.received).toHaveLength(5);
  });

  test('what time brings is delivered too, without a request', async () => {
    await askShop(app, '/payments', paymentOrder());
    const slow = await makePaid(app, { card: SLOW_REFUND_CARD });
    await askShop(app, '/refunds', { payment_id: slow.id, amount: { value: '1.00', currency: 'RUB' } });
    await arrived(1);
    await advance(61);
    await arrived(3);
    expect(events().toSorted()).toEqual(['payment.canceled', 'payment.succeeded', 'refund.succeeded']);
  });

  test('an answer other than 200 brings it again after a pause, until it is taken', async () => {
    receiver.answerWith(500);
    await makePaid(app);
    await arrived(1);
    await letTick();
    expect(receiver.received).toHaveLength(1);
    await advance(1);
    await arrived(2);
    receiver.answerWith(200);
    await advance(1);
    await arrived(3);
    await advance(600);
    await letTick();
    expect(new Set(receiver.received).size).toBe(1);
    expect(receiver.received).toHaveLength(3);
  });

  test('after a day it is given up', async () => {
    receiver.answerWith(500);
    await makePaid(app);
    await arrived(1);
    await advance(25 * 60);
    await arrived(2);
    await advance(25 * 60);
    await letTick();
    expect(receiver.received).toHaveLength(2);
    expect((await app.inject('/yookassa/')).body).toContain('givenUp');
  });

  test('a lost one never comes, a doubled one comes twice', async () => {
    await plant('webhookLost');
    const lost = await makePaid(app);
    await plant('webhookDoubled');
    const doubled = await makePaid(app);
    await arrived(2);
    await advance(1500);
    await letTick();
    const ids = receiver.received.map((body) => Notification.parse(JSON.parse(body)).object.id);
    expect(ids).toEqual([doubled.id, doubled.id]);
    expect((await askShop(app, `/payments/${lost.id}`)).body.status).toBe('succeeded');
  });

  test('books and unsent notifications outlive a restart', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-shop-'));
    const stateFile = path.join(folder, 'state.sqlite');
    const first = openRememberingSandbox(stateFile);
    receiver.answerWith(500);
    await subscribe(first, receiver.url);
    const paid = await makePaid(first);
    await arrived(1);
    await first.close();
    receiver.answerWith(200);
    const second = openRememberingSandbox(stateFile, 1);
    expect((await askShop(second, `/payments/${paid.id}`)).body).toEqual(paid);
    await arrived(2);
    await second.close();
    rmSync(folder, { recursive: true });
  });
});
