import { createCoverage } from '@vitrina/conformance/coverage.ts';
import { openContract } from '@vitrina/conformance/open-contract.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askShop,
  FORGETFUL_CARD,
  makePaid,
  POOR_CARD,
  paymentOrder,
  pressOnPage,
  RETURN_URL,
  receiptFor,
  SLOW_REFUND_CARD,
  shopHeaders,
} from '../test/shop.ts';
import { openSandbox, refillLimits } from '../test/small-sandbox.ts';

const contract = openContract('yookassa');

describe.skipIf(!contract)('answers by the contract (skipped without ../shared/contracts)', () => {
  const coverage = createCoverage(contract, 'sandbox');
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  /** Asks, demands the contract of the answer, and gives it back. */
  async function ask(path: string, body?: object, status = 200) {
    const answer = await askShop(app, path, body);
    expect([path, answer.status]).toEqual([path, status]);
    const exchange = {
      method: body ? 'POST' : 'GET',
      path,
      headers: shopHeaders(),
      ...(body ? { requestBody: body } : {}),
      status,
      answerBody: answer.body,
    };
    expect(coverage.check(exchange)).toEqual([]);
    return answer.body;
  }
  const rub = (value: string) => ({ value, currency: 'RUB' });

  test('payments in all their states, in lists too', async () => {
    const more = {
      receipt: receiptFor('1000.00'),
      metadata: { order: '7' },
      save_payment_method: true,
      merchant_customer_id: 'user-1',
    };
    const pending = await ask('/payments', paymentOrder('1000.00', more));
    await ask(`/payments/${pending.id}`);
    await pressOnPage(app, pending.id, { action: 'pay', card: SLOW_REFUND_CARD, remember: 'yes' });
    await ask(`/payments/${pending.id}`);
    const canceled = await makePaid(app, { card: POOR_CARD });
    await ask(`/payments/${canceled.id}`);
    const held = await makePaid(app, { more: { capture: false } });
    await ask(`/payments/${held.id}`);
    await ask(`/payments/${held.id}/capture`, { amount: rub('400.00') });
    const other = await makePaid(app, { more: { capture: false } });
    await ask(`/payments/${other.id}/cancel`, {});
    await refillLimits(app);
    await ask(`/payments/${pending.id}`);
    const list = await ask('/payments?limit=2');
    await ask(`/payments?limit=100&cursor=${list.next_cursor ?? ''}`);
    await ask('/payments?status=succeeded&payment_method=bank_card&captured_at.gte=2026-01-01T00:00:00.000Z');
  });

  test('remembered cards', async () => {
    const bound = await ask('/payment_methods', {
      type: 'bank_card',
      confirmation: { type: 'redirect', return_url: RETURN_URL },
    });
    await ask(`/payment_methods/${bound.id}`);
    await pressOnPage(app, bound.id, { action: 'pay', card: SLOW_REFUND_CARD });
    await ask(`/payment_methods/${bound.id}`);
    await ask('/payments', { amount: rub('99.00'), capture: true, payment_method_id: bound.id });
  });

  test('refunds and receipts in all their states', async () => {
    const payment = await makePaid(app, { card: SLOW_REFUND_CARD });
    const body = { payment_id: payment.id, amount: rub('100.00'), receipt: receiptFor('100.00') };
    const refund = await ask('/refunds', { ...body, description: 'asked for', metadata: { by: 'staff' } });
    const refused = await makePaid(app, { card: FORGETFUL_CARD });
    const late = await ask('/refunds', { payment_id: refused.id, amount: rub('5.00') });
    await ask(`/refunds/${refund.id}`);
    await refillLimits(app);
    await ask(`/refunds/${refund.id}`);
    await ask(`/refunds/${late.id}`);
    await ask(`/payments/${payment.id}`);
    await ask('/refunds?limit=1');
    await ask(`/refunds?payment_id=${payment.id}&status=succeeded&created_at.gte=2026-01-01T00:00:00.000Z`);

    const receipt = await ask('/receipts', {
      ...receiptFor('900.00'),
      type: 'payment',
      payment_id: payment.id,
      send: true,
      settlements: [{ type: 'prepayment', amount: rub('900.00') }],
    });
    await ask(`/receipts/${receipt.id}`);
    await refillLimits(app);
    await ask(`/receipts/${receipt.id}`);
    await ask('/receipts?status=succeeded&limit=100');
    await ask(`/receipts?refund_id=${refund.id}`);
  });

  test('the shop itself', async () => {
    await ask('/me');
  });

  test('refusals', async () => {
    await ask('/payments', paymentOrder('0.00'), 400);
    await ask(`/payments/${'0'.repeat(36)}`, undefined, 404);
    await ask('/me?on_behalf_of=1', undefined, 403);
  });

  test('every operation was asked', () => expect(coverage.missing()).toEqual([]));
});
