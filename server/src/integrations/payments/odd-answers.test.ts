import { describe, expect, test } from 'vitest';
import type { Arrived } from '../../platform/outbound/send.ts';
import { cancelPayment } from './cancel-payment.ts';
import { capturePayment } from './capture-payment.ts';
import { getPayment } from './get-payment.ts';
import { getPaymentMethod } from './get-payment-method.ts';
import { getRefund } from './get-refund.ts';
import { listPayments } from './list-payments.ts';
import { Payment } from './payment.ts';
import type { Shop } from './shop.ts';

const PAID = {
  id: '2d1b-000f',
  status: 'succeeded',
  amount: { value: '1000.00', currency: 'RUB' },
  recipient: { account_id: '100500' },
  test: true,
  paid: true,
};

/** A shop whose provider answers this, whatever it is asked. */
function answering(body: unknown): Shop {
  const arrived: Arrived = {
    outcome: 'answered',
    status: 200,
    headers: { 'content-type': 'application/json' },
    setCookies: [],
    body: Buffer.from(JSON.stringify(body)),
  };
  return {
    baseUrl: 'http://provider.test',
    shopId: '1',
    secretKey: 's',
    send: () => Promise.resolve(arrived),
  };
}

describe('what the money does not need never stands in its way', () => {
  test.each([
    ['no id', { type: 'bank_card', saved: true }],
    ['no word of being saved', { type: 'bank_card', id: 'm' }],
    ['another form of it', { type: 'bank_card', id: 'm', saved: 'yes' }],
    ['nothing at all', {}],
    ['a word', 'bank_card'],
    ['null', null],
  ])('a method with %s: the payment is read, and its card may not be charged', (_, payment_method) => {
    const read = Payment.parse({ ...PAID, payment_method });
    expect(read).toMatchObject({ status: 'succeeded', amountKopecks: 100_000 });
    expect(read.method?.isSaved ?? false).toBe(false);
  });

  test.each([
    ['confirmation', 'redirect'],
    ['confirmation', { confirmation_url: 7 }],
    ['captured_at', 1764150000],
    ['income_amount', { value: 'none' }],
    ['metadata', 'order'],
    ['cancellation_details', 'no'],
    ['recipient', 'shop'],
    ['refundable', 'yes'],
    ['receipt_registration', {}],
  ])('%s: %j', (field, value) => {
    expect(Payment.safeParse({ ...PAID, [field]: value }).success).toBe(true);
  });

  test('a refunded sum that cannot be read is not a zero', () => {
    expect(Payment.parse(PAID).refundedKopecks).toBe(0);
    expect(Payment.parse({ ...PAID, refunded_amount: { value: 'x' } }).refundedKopecks).toBeNull();
  });

  test('one that cannot be read takes no page with it, and is counted', async () => {
    const odd = { ...PAID, id: 'b', payment_method: { type: 'bank_card' } };
    const shop = answering({ items: [PAID, odd, { id: 'c' }] });
    const answer = await listPayments(shop, { from: new Date(0), to: new Date() });
    expect(answer).toMatchObject({
      outcome: 'ok',
      data: { items: [{ id: PAID.id }, { id: 'b' }], unreadable: 1, nextCursor: null },
    });
  });
});

describe('what the money needs is read strictly', () => {
  test.each([
    ['id', undefined],
    ['status', null],
    ['amount', { value: 'free', currency: 'RUB' }],
    ['test', 'yes'],
    ['paid', 1],
  ])('%s: %j', (field, value) => {
    expect(Payment.safeParse({ ...PAID, [field]: value }).success).toBe(false);
  });

  test('the id answered is the id asked for', async () => {
    const shop = answering(PAID);
    expect((await getPayment(shop, PAID.id)).outcome).toBe('ok');
    expect((await getPayment(shop, 'another')).outcome).toBe('drift');
    const refund = { id: 'r', payment_id: PAID.id, status: 'succeeded', amount: PAID.amount };
    expect((await getRefund(answering(refund), 'another')).outcome).toBe('drift');
    const method = { id: 'm', saved: true };
    expect((await getPaymentMethod(answering(method), 'another')).outcome).toBe('drift');
  });

  test('what a cancellation or a capture came to is the status of the answer', async () => {
    const order = { idempotenceKey: 'k', paymentId: PAID.id };
    const canceled = answering({ ...PAID, status: 'canceled' });
    expect(await cancelPayment(canceled, order)).toMatchObject({ outcome: 'canceled' });
    expect(await cancelPayment(answering(PAID), order)).toMatchObject({
      outcome: 'notCanceled',
      data: { status: 'succeeded' },
    });
    expect(await capturePayment(answering(PAID), order)).toMatchObject({ outcome: 'captured' });
    expect(await capturePayment(canceled, order)).toMatchObject({ outcome: 'notCaptured' });
    // The answer is about another payment: nothing is known about this one.
    expect(await cancelPayment(canceled, { ...order, paymentId: 'another' })).toMatchObject({
      outcome: 'unknown',
    });
  });
});
