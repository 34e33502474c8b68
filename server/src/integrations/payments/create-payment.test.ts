import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import {
  FORGETFUL_CARD,
  GOOD_CARD,
  makeOrder,
  openShop,
  POOR_LATER_CARD,
  pressOnPage,
  RETURN_URL,
  SLOW_REFUND_CARD,
} from '../../../test/fakes/shop.ts';
import { bindPaymentMethod } from './bind-payment-method.ts';
import { createPayment } from './create-payment.ts';
import { createRefund } from './create-refund.ts';
import { getPayment } from './get-payment.ts';
import { getPaymentMethod } from './get-payment-method.ts';
import { getRefund } from './get-refund.ts';
import { nextRepeatMs } from './next-repeat-ms.ts';
import type { Payment } from './payment.ts';
import type { Shop } from './shop.ts';

describe('payments, from the order to the refund', () => {
  let sandbox: Sandbox;
  let shop: Shop;
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 300, products: 300 });
    shop = await openShop(sandbox);
    await sandbox.clock({ speed: 0 });
  });
  afterAll(() => sandbox.stop());

  async function create(more: object = {}): Promise<Payment> {
    const answer = await createPayment(shop, { ...makeOrder(), ...more });
    if (answer.outcome !== 'created') throw new Error(JSON.stringify(answer));
    return answer.data;
  }
  async function read(id: string): Promise<Payment> {
    const answer = await getPayment(shop, id);
    if (answer.outcome !== 'ok') throw new Error(JSON.stringify(answer));
    return answer.data;
  }
  async function pay(card: string, more: object = {}): Promise<Payment> {
    const { id, confirmationUrl } = await create(more);
    expect(await pressOnPage(confirmationUrl, { action: 'pay', card, remember: 'yes' })).toBe(RETURN_URL);
    return read(id);
  }

  test('a person pays on the page', async () => {
    const created = await create();
    expect(created).toMatchObject({
      status: 'pending',
      amountKopecks: 100_000,
      currency: 'RUB',
      isTest: true,
      isPaid: false,
      shopId: shop.shopId,
      method: null,
      incomeKopecks: null,
    });
    await pressOnPage(created.confirmationUrl, { action: 'pay', card: GOOD_CARD });
    expect(await read(created.id)).toMatchObject({
      status: 'succeeded',
      isPaid: true,
      incomeKopecks: 96_500,
      confirmationUrl: null,
      method: { isSaved: false, card: { last4: '4444' } },
    });
  });

  test('nobody pays: it is canceled after an hour, and that is final', async () => {
    const { id } = await create();
    await sandbox.clock({ advanceMinutes: 61 });
    expect(await read(id)).toMatchObject({
      status: 'canceled',
      cancellation: { party: 'yoo_money', reason: 'expired_on_confirmation' },
    });
  });

  test('that the card is remembered is read, never assumed', async () => {
    const kept = await pay(GOOD_CARD, { saveMethod: true });
    const forgotten = await pay(FORGETFUL_CARD, { saveMethod: true });
    expect([kept.method?.isSaved, forgotten.method?.isSaved]).toEqual([true, false]);
    const again = await create({ methodId: kept.method?.id });
    expect(again).toMatchObject({ status: 'succeeded', confirmationUrl: null });
    const order = { ...makeOrder(), methodId: forgotten.method?.id ?? '' };
    expect((await createPayment(shop, order)).outcome).toBe('invalid');
  });

  test('a remembered card may have no money: created and canceled at once', async () => {
    const { method } = await pay(POOR_LATER_CARD, { saveMethod: true });
    const later = await create({ methodId: method?.id });
    expect(later).toMatchObject({ status: 'canceled', cancellation: { reason: 'insufficient_funds' } });
  });

  test('a card is bound for a zero sum', async () => {
    const order = { idempotenceKey: makeOrder().idempotenceKey, returnUrl: RETURN_URL };
    const bound = await bindPaymentMethod(shop, order);
    if (bound.outcome !== 'created') throw new Error(JSON.stringify(bound));
    expect(bound.data).toMatchObject({ status: 'pending', isSaved: false, shopId: shop.shopId });
    await pressOnPage(bound.data.confirmationUrl, { action: 'pay', card: SLOW_REFUND_CARD });
    expect(await getPaymentMethod(shop, bound.data.id)).toMatchObject({
      outcome: 'ok',
      data: { status: 'active', isSaved: true, card: { last4: '0004' } },
    });
    expect((await create({ methodId: bound.data.id })).status).toBe('succeeded');
  });

  test('a refund waits, succeeds, and is never more than is left', async () => {
    const { id } = await pay(SLOW_REFUND_CARD);
    const refund = async (amountKopecks: number) =>
      createRefund(shop, {
        idempotenceKey: makeOrder().idempotenceKey,
        paymentId: id,
        amountKopecks,
        description: 'asked for',
      });
    const part = await refund(60_000);
    if (part.outcome !== 'created') throw new Error(JSON.stringify(part));
    expect(part.data).toMatchObject({ status: 'pending', amountKopecks: 60_000, paymentId: id });
    expect(await refund(40_001)).toMatchObject({ outcome: 'invalid' });
    await sandbox.clock({ advanceMinutes: 2 });
    expect(await getRefund(shop, part.data.id)).toMatchObject({ data: { status: 'succeeded' } });
    expect(await read(id)).toMatchObject({ refundedKopecks: 60_000, isRefundable: true });
  });

  test('an order whose key was forgotten would be a second payment, so it is not repeated', async () => {
    const order = makeOrder();
    const first = await createPayment(shop, order);
    await sandbox.clock({ advanceMinutes: 25 * 60 });
    const second = await createPayment(shop, order);
    if (first.outcome !== 'created' || second.outcome !== 'created') throw new Error('not created');
    expect(second.data.id).not.toBe(first.data.id);
    const dayLater = { firstTriedAtMs: 0, nowMs: 25 * 3_600_000 };
    expect(nextRepeatMs({ outcome: 'unknown' }, dayLater)).toBeUndefined();
  });

  test('an id that is none is not found', async () => {
    expect((await getPayment(shop, '../me')).outcome).toBe('notFound');
    expect((await getPayment(shop, 'none')).outcome).toBe('notFound');
  });
});
