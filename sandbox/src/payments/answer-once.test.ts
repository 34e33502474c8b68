import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askShop, makePaid, paymentOrder } from '../test/shop.ts';
import { openSandbox, setClock } from '../test/small-sandbox.ts';

describe('idempotence keys', () => {
  let app: FastifyInstance;
  beforeEach(() => {
    app = openSandbox();
  });
  afterEach(() => app.close());

  const countPayments = async () => (await askShop(app, '/payments?limit=100')).body.items.length;

  test('the same key with the same order is one payment, whatever the order of its fields', async () => {
    const first = await askShop(app, '/payments', paymentOrder(), 'key');
    const turned = Object.fromEntries(Object.entries(paymentOrder()).toReversed());
    const second = await askShop(app, '/payments', turned, 'key');
    expect(second.body).toEqual(first.body);
    expect(await countPayments()).toBe(1);
  });

  test('the same key with another order, or for another operation, is refused', async () => {
    const paid = await makePaid(app);
    await askShop(app, '/payments', paymentOrder('1.00'), 'key');
    const refused = [
      await askShop(app, '/payments', paymentOrder('2.00'), 'key'),
      await askShop(app, '/refunds', { payment_id: paid.id, amount: paid.amount }, 'key'),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(400);
      expect(body).toMatchObject({
        type: 'error',
        code: 'invalid_request',
        description: 'Idempotence key duplicated',
        parameter: 'Idempotence-Key',
      });
    }
    expect(await countPayments()).toBe(2);
  });

  test.each(['', 'x'.repeat(65), 'with space', 'ключ'])('%j is no key', async (key) => {
    const { status, body } = await askShop(app, '/payments', paymentOrder(), key);
    expect([status, body.parameter]).toEqual([400, 'Idempotence-Key']);
  });

  test('what was refused may be put right under its key', async () => {
    expect((await askShop(app, '/payments', paymentOrder('0.00'), 'key')).status).toBe(400);
    expect((await askShop(app, '/payments', paymentOrder('1.00'), 'key')).status).toBe(200);
  });

  test('after a day the key is forgotten: the repeat is a second payment', async () => {
    const first = await askShop(app, '/payments', paymentOrder(), 'key');
    await setClock(app, '2026-11-22T08:59:59Z');
    expect((await askShop(app, '/payments', paymentOrder(), 'key')).body.id).toBe(first.body.id);
    await setClock(app, '2026-11-22T09:00:00Z');
    expect((await askShop(app, '/payments', paymentOrder(), 'key')).body.id).not.toBe(first.body.id);
  });

  test('doneThen500: the money moves, the answer is lost, the same key brings it', async () => {
    const payload = { part: 'payments', fault: 'doneThen500', times: 1 };
    await app.inject({ method: 'POST', url: '/faults', payload });
    const lost = await askShop(app, '/payments', paymentOrder(), 'key');
    expect([lost.status, lost.body.code]).toEqual([500, 'internal_server_error']);
    expect(await countPayments()).toBe(1);
    const found = await askShop(app, '/payments', paymentOrder(), 'key');
    expect(found.status).toBe(200);
    expect((await askShop(app, '/payments')).body.items[0]?.id).toBe(found.body.id);
    expect(await countPayments()).toBe(1);
  });
});
