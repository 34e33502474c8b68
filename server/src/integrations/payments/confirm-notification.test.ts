import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { GOOD_CARD, makeOrder, openShop, pressOnPage, RETURN_URL } from '../../../test/fakes/shop.ts';
import { bindPaymentMethod } from './bind-payment-method.ts';
import { confirmNotification, type Expectation } from './confirm-notification.ts';
import { createPayment } from './create-payment.ts';
import { createRefund } from './create-refund.ts';
import { type NotificationHint, readNotification } from './read-notification.ts';
import type { Shop } from './shop.ts';

const LOCAL = ['127.0.0.0/8'];
const EXPECTED: Expectation = { subject: 'payment', amountKopecks: 100_000, isTest: true };

describe('notifications of the sandbox, confirmed', () => {
  let sandbox: Sandbox;
  let shop: Shop;
  let server: Server;
  let status = 200;
  let hints: NotificationHint[] = [];

  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 300, products: 300 });
    shop = await openShop(sandbox);
    await sandbox.clock({ speed: 0 });
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body: unknown = JSON.parse(Buffer.concat(parts).toString());
        const read = readNotification(body, request.socket.remoteAddress ?? '', LOCAL);
        if (read.outcome === 'hint') hints.push(read);
        response.writeHead(status).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await fetch(`${sandbox.url}/yookassa/notifications`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ urls: [`http://127.0.0.1:${port}/`] }),
    });
  });
  beforeEach(() => {
    hints = [];
    status = 200;
  });
  afterEach(() => sandbox.clearFaults());
  afterAll(async () => {
    await sandbox.stop();
    server.close();
  });

  const arrived = async (count: number) => {
    await vi.waitFor(() => expect(hints).toHaveLength(count), 3000);
    return hints.at(-1) ?? expect.fail('no hint');
  };
  const plant = (fault: string) => sandbox.fault({ part: 'payments', fault, times: 1 });
  async function pay(more: object = {}): Promise<string> {
    const answer = await createPayment(shop, { ...makeOrder(), ...more });
    if (answer.outcome !== 'created') throw new Error(JSON.stringify(answer));
    await pressOnPage(answer.data.confirmationUrl, { action: 'pay', card: GOOD_CARD, remember: 'yes' });
    return answer.data.id;
  }

  test('a payment, its refund and a bound card', async () => {
    const paymentId = await pay();
    const paid = await arrived(1);
    expect(paid).toMatchObject({ event: 'payment.succeeded', objectId: paymentId, status: 'succeeded' });
    expect(await confirmNotification(shop, paid, EXPECTED)).toMatchObject({
      outcome: 'confirmed',
      object: { id: paymentId, status: 'succeeded' },
    });

    const { idempotenceKey } = makeOrder();
    await createRefund(shop, { idempotenceKey, paymentId, amountKopecks: 500, description: '' });
    const expectedRefund = { subject: 'refund', paymentId, amountKopecks: 500 } as const;
    expect(await confirmNotification(shop, await arrived(2), expectedRefund)).toMatchObject({
      outcome: 'confirmed',
      object: { status: 'succeeded' },
    });

    const order = { idempotenceKey: makeOrder().idempotenceKey, returnUrl: RETURN_URL };
    const bound = await bindPaymentMethod(shop, order);
    if (bound.outcome !== 'created') throw new Error(JSON.stringify(bound));
    await pressOnPage(bound.data.confirmationUrl, { action: 'pay', card: GOOD_CARD });
    expect(await confirmNotification(shop, await arrived(3), { subject: 'paymentMethod' })).toMatchObject({
      outcome: 'confirmed',
      object: { isSaved: true },
    });
  });

  test('what is not as expected is named', async () => {
    const paymentId = await pay();
    const hint = await arrived(1);
    const compare = async (more: object) => confirmNotification(shop, hint, { ...EXPECTED, ...more });
    const mismatch = (...differences: string[]) => ({ outcome: 'mismatch', differences });
    expect(await compare({ amountKopecks: 99_999 })).toEqual(mismatch('amount'));
    // A test payment never credits a live wallet.
    expect(await compare({ isTest: false })).toEqual(mismatch('test'));
    expect(await compare({ subject: 'refund', paymentId })).toEqual(mismatch('subject'));
    const { idempotenceKey } = makeOrder();
    await createRefund(shop, { idempotenceKey, paymentId, amountKopecks: 500, description: '' });
    const wrong = { subject: 'refund', paymentId: 'other', amountKopecks: 501 } as const;
    expect(await confirmNotification(shop, await arrived(2), wrong)).toEqual(mismatch('amount', 'payment'));
  });

  test('a forged one credits nothing', async () => {
    const answer = await createPayment(shop, makeOrder());
    if (answer.outcome !== 'created') throw new Error(JSON.stringify(answer));
    const forged = { subject: 'payment', objectId: answer.data.id } as const;
    expect(await confirmNotification(shop, forged, EXPECTED)).toMatchObject({
      outcome: 'confirmed',
      object: { status: 'pending', isPaid: false },
    });
    const invented = { subject: 'payment', objectId: 'f'.repeat(36) } as const;
    expect(await confirmNotification(shop, invented, EXPECTED)).toMatchObject({ outcome: 'notFound' });
  });

  test('a doubled one is the same twice, by object and status', async () => {
    await plant('webhookDoubled');
    await pay();
    await arrived(2);
    const [first, second] = hints;
    expect(second).toEqual(first);
  });

  test('a lost one is known from the payment itself', async () => {
    await plant('webhookLost');
    const objectId = await pay();
    await pay();
    expect((await arrived(1)).objectId).not.toBe(objectId);
    const looked = await confirmNotification(shop, { subject: 'payment', objectId }, EXPECTED);
    expect(looked).toMatchObject({ outcome: 'confirmed', object: { status: 'succeeded' } });
  });

  test('one that was not taken comes again', async () => {
    status = 503;
    await pay();
    await arrived(1);
    status = 200;
    await sandbox.clock({ advanceMinutes: 1 });
    const again = await arrived(2);
    expect(again).toEqual(hints[0]);
  });

  test('a provider that is down leaves the question open', async () => {
    await pay();
    const hint = await arrived(1);
    await plant('status500');
    expect((await confirmNotification(shop, hint, EXPECTED)).outcome).toBe('serverError');
  });
});
