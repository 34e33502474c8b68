import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { makeOrder, openShop } from '../../../test/fakes/shop.ts';
import { createPayment } from './create-payment.ts';
import { getPayment } from './get-payment.ts';
import { getShopSettings } from './get-shop-settings.ts';
import { PAYMENT_LIMITS } from './limits.ts';
import { listPayments } from './list-payments.ts';
import type { Shop } from './shop.ts';

describe('what the client makes of faults', () => {
  let sandbox: Sandbox;
  let shop: Shop;
  let paymentId: string;
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 300, products: 300 });
    shop = await openShop(sandbox, 400);
    const made = await createPayment(shop, makeOrder());
    if (made.outcome !== 'created') throw new Error(JSON.stringify(made));
    paymentId = made.data.id;
  });
  afterEach(() => sandbox.clearFaults());
  afterAll(() => sandbox.stop());

  const plant = (fault: string, more: object = {}) =>
    sandbox.fault({ part: 'payments', fault, times: 1, ...more });
  async function countPayments(): Promise<number> {
    const { now } = await sandbox.clock();
    const span = { from: new Date(now.getTime() - 3_600_000), to: new Date(now.getTime() + 3_600_000) };
    const answer = await listPayments(shop, span);
    if (answer.outcome !== 'ok') throw new Error(JSON.stringify(answer));
    return answer.data.items.length;
  }

  const cases = [
    { fault: 'delay', more: { delayMs: 150 }, read: 'ok', order: 'created' },
    { fault: 'timeout', read: 'timeout', order: 'unknown' },
    { fault: 'reset', read: 'unreachable', order: 'unknown' },
    { fault: 'status500', read: 'serverError', order: 'unknown' },
    { fault: 'status429', more: { retryAfterSeconds: 3 }, read: 'rateLimited', order: 'rateLimited' },
    { fault: 'html', read: 'drift', order: 'unknown' },
    { fault: 'truncatedJson', read: 'drift', order: 'unknown' },
    { fault: 'drift', read: 'drift', order: 'unknown' },
    { fault: 'wrongTypes', read: 'ok', order: 'created' },
    { fault: 'unknownEnum', read: 'ok', order: 'created' },
    { fault: 'keyExpired', read: 'unauthorized', order: 'unknown' },
  ] as const;

  test.each(cases)('$fault: a question ends as $read', async ({ fault, read, ...rest }) => {
    await plant(fault, 'more' in rest ? rest.more : {});
    const answer = await getPayment(shop, paymentId);
    expect(answer.outcome).toBe(read);
    // Spoiled or not, what was read is the truth.
    if (answer.outcome === 'ok') expect(answer.data).toMatchObject({ id: paymentId, amountKopecks: 100_000 });
    if (answer.outcome === 'rateLimited') expect(answer.retryAfterMs).toBe(3000);
  });

  test.each(cases)('$fault: an order ends as $order, and its repeat as one payment', async (one) => {
    const before = await countPayments();
    const order = makeOrder();
    await plant(one.fault, 'more' in one ? one.more : {});
    expect((await createPayment(shop, order)).outcome).toBe(one.order);
    const repeated = await createPayment(shop, order);
    expect(repeated).toMatchObject({ outcome: 'created', data: { metadata: order.metadata } });
    expect(await countPayments()).toBe(before + 1);
  });

  test('doneThen500: unknown, and the same key brings the payment that was made', async () => {
    const before = await countPayments();
    const order = makeOrder();
    await plant('doneThen500');
    expect(await createPayment(shop, order)).toMatchObject({ outcome: 'unknown' });
    expect(await countPayments()).toBe(before + 1);
    const repeated = await createPayment(shop, order);
    expect(repeated).toMatchObject({ outcome: 'created', data: { metadata: order.metadata } });
    expect(await countPayments()).toBe(before + 1);
  });

  test('another order under a used key is neither done nor refused for good', async () => {
    const order = makeOrder();
    await createPayment(shop, order);
    expect(await createPayment(shop, { ...order, amountKopecks: 1 })).toMatchObject({ outcome: 'keyReused' });
  });

  test('a provider that is not there', async () => {
    const nowhere = { ...shop, baseUrl: 'http://127.0.0.1:9/v3' };
    expect((await createPayment(nowhere, makeOrder())).outcome).toBe('unknown');
    expect((await getPayment(nowhere, paymentId)).outcome).toBe('unreachable');
  });

  test('a wrong key is reported without being in any message', async () => {
    const answer = await getShopSettings({ ...shop, secretKey: 'test_wrong' });
    expect(answer.outcome).toBe('unauthorized');
    expect(JSON.stringify(answer)).not.toContain('test_wrong');
  });

  test('the largest burst that we allow ourselves is not refused', async () => {
    const requested = Array.from({ length: PAYMENT_LIMITS.read.burst }, () => getPayment(shop, paymentId));
    const outcomes = new Set((await Promise.all(requested)).map(({ outcome }) => outcome));
    expect([...outcomes]).toEqual(['ok']);
  });
});
