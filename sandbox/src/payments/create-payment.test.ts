import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ASKING_CARD,
  askShop,
  FORGETFUL_CARD,
  GOOD_CARD,
  makePaid,
  POOR_CARD,
  POOR_LATER_CARD,
  paymentOrder,
  pressOnPage,
  RETURN_URL,
  receiptFor,
} from '../test/shop.ts';
import { openSandbox, setClock } from '../test/small-sandbox.ts';

const rub = (value: string) => ({ value, currency: 'RUB' });

describe('payments', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  test('a new payment waits on a page of the sandbox', async () => {
    const { body } = await askShop(app, '/payments', paymentOrder('1000.00', { metadata: { order: '7' } }));
    expect(body).toMatchObject({
      status: 'pending',
      paid: false,
      test: true,
      refundable: false,
      amount: rub('1000.00'),
      metadata: { order: '7' },
      recipient: { account_id: '100500' },
      confirmation: { type: 'redirect', return_url: RETURN_URL },
    });
    expect(body.confirmation?.confirmation_url).toMatch(/^http:\/\/[^/]+\/yookassa\/pay\/[0-9a-f-]{36}$/);
  });

  test('once paid it is over, and says by what card', async () => {
    const paid = await makePaid(app);
    expect(paid).toMatchObject({
      status: 'succeeded',
      paid: true,
      refundable: true,
      income_amount: rub('965.00'),
      payment_method: { saved: false, status: 'inactive', card: { last4: '4444' } },
    });
    expect(paid).not.toHaveProperty('confirmation');
  });

  test('a card that the bank declines ends it', async () => {
    const declined = await makePaid(app, { card: POOR_CARD });
    expect(declined).toMatchObject({
      status: 'canceled',
      paid: false,
      cancellation_details: { party: 'payment_network', reason: 'insufficient_funds' },
    });
  });

  test('two stages: a part is captured, or all is let go', async () => {
    const more = { capture: false };
    const held = await makePaid(app, { more });
    expect(held).toMatchObject({ status: 'waiting_for_capture', paid: true, refundable: false });
    const tooMuch = await askShop(app, `/payments/${held.id}/capture`, { amount: rub('1000.01') });
    expect([tooMuch.status, tooMuch.body.parameter]).toEqual([400, 'amount.value']);
    const captured = await askShop(app, `/payments/${held.id}/capture`, { amount: rub('300.00') });
    expect(captured.body).toMatchObject({ status: 'succeeded', amount: rub('300.00') });
    expect((await askShop(app, `/payments/${held.id}/cancel`, {})).status).toBe(400);

    const other = await makePaid(app, { more });
    expect((await askShop(app, `/payments/${other.id}/cancel`, {})).body).toMatchObject({
      status: 'canceled',
      cancellation_details: { party: 'merchant', reason: 'canceled_by_merchant' },
    });
  });

  test('remembered cards pay without a page, until the bank says no', async () => {
    const more = { save_payment_method: true };
    const charge = (id: string | undefined) =>
      askShop(app, '/payments', { amount: rub('50.00'), capture: true, payment_method_id: id });

    const good = await makePaid(app, { remember: true, more });
    expect(good.payment_method).toMatchObject({ saved: true, id: good.id });
    const again = await charge(good.payment_method?.id);
    expect(again.body).toMatchObject({ status: 'succeeded', payment_method: { id: good.id, saved: true } });

    const poor = await makePaid(app, { card: POOR_LATER_CARD, remember: true, more });
    expect((await charge(poor.payment_method?.id)).body).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'insufficient_funds' },
    });

    const asking = await makePaid(app, { card: ASKING_CARD, remember: true, more });
    const ordered = await askShop(app, '/payments', {
      amount: rub('50.00'),
      capture: true,
      payment_method_id: asking.payment_method?.id,
      confirmation: { type: 'redirect', return_url: RETURN_URL },
    });
    expect(ordered.body.status).toBe('pending');
    await pressOnPage(app, ordered.body.id, { action: 'pay', card: ASKING_CARD });
    expect((await askShop(app, `/payments/${ordered.body.id}`)).body.status).toBe('succeeded');
    expect((await charge(asking.payment_method?.id)).body).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: '3d_secure_failed' },
    });

    const forgotten = [
      await makePaid(app, { card: FORGETFUL_CARD, remember: true, more }),
      await makePaid(app, { more }),
    ];
    for (const { payment_method } of forgotten) {
      expect(payment_method?.saved).toBe(false);
      const refused = await charge(payment_method?.id);
      expect([refused.status, refused.body.parameter]).toEqual([400, 'payment_method_id']);
    }
  });

  test('receipts follow the money: waiting, printed, failed', async () => {
    const paid = await makePaid(app, { more: { receipt: receiptFor('1000.00') } });
    const failing = await makePaid(app, { more: { receipt: receiptFor('1000.00', 'no-receipt@shop.test') } });
    expect(paid.receipt_registration).toBe('pending');
    await setClock(app, '2026-11-21T09:01:00Z');
    const registration = async (id: string) =>
      (await askShop(app, `/payments/${id}`)).body.receipt_registration;
    expect(await registration(paid.id)).toBe('succeeded');
    expect(await registration(failing.id)).toBe('canceled');
    const printed = (await askShop(app, `/receipts?payment_id=${paid.id}`)).body.items;
    expect(printed).toMatchObject([{ status: 'succeeded', settlements: [{ type: 'cashless' }] }]);
  });

  test.each([
    ['no amount', { amount: undefined }, 'amount'],
    ['zero', { amount: rub('0.00') }, 'amount.value'],
    ['dollars', { amount: { value: '1.00', currency: 'USD' } }, 'amount.currency'],
    ['no confirmation', { confirmation: undefined }, 'confirmation'],
    ['a widget', { confirmation: { type: 'embedded' } }, 'confirmation.type'],
    [
      'an address that is a script',
      { confirmation: { type: 'redirect', return_url: 'javascript:alert(1)' } },
      'confirmation.return_url',
    ],
    ['a long description', { description: 'x'.repeat(129) }, 'description'],
    ['a number in metadata', { metadata: { order: 7 } }, 'metadata.order'],
    [
      '17 keys of metadata',
      { metadata: Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`k${at}`, ''])) },
      'metadata',
    ],
    ['a receipt of another sum', { receipt: receiptFor('999.99') }, 'receipt.items'],
    ['a receipt for nobody', { receipt: { ...receiptFor('1000.00'), customer: {} } }, 'receipt.customer'],
    ['an unknown card', { payment_method_id: 'none' }, 'payment_method_id'],
  ])('%s is refused and named', async (_name, more, parameter) => {
    const { status, body } = await askShop(app, '/payments', paymentOrder('1000.00', more));
    expect([status, body.code, body.parameter]).toEqual([400, 'invalid_request', parameter]);
  });

  test('what the demo shop has no contract for is forbidden, not ignored', async () => {
    const { status, body } = await askShop(app, '/payments', paymentOrder('1.00', { transfers: [] }));
    expect([status, body.code, body.parameter]).toEqual([403, 'forbidden', 'transfers']);
  });

  test('an unpaid payment ends after an hour, a bound card too', async () => {
    const { body: payment } = await askShop(app, '/payments', paymentOrder());
    const confirmation = { type: 'redirect', return_url: RETURN_URL };
    const { body: method } = await askShop(app, '/payment_methods', { type: 'bank_card', confirmation });
    expect(method).toMatchObject({ status: 'pending', saved: false });
    await setClock(app, '2026-11-21T10:02:00Z');
    expect((await askShop(app, `/payments/${payment.id}`)).body).toMatchObject({
      status: 'canceled',
      cancellation_details: { party: 'yoo_money', reason: 'expired_on_confirmation' },
    });
    expect((await askShop(app, `/payment_methods/${method.id}`)).body.status).toBe('inactive');
  });

  test('held money goes back after seven days', async () => {
    await setClock(app, '2026-11-21T12:00:00Z');
    const held = await makePaid(app, { card: GOOD_CARD, more: { capture: false } });
    await setClock(app, '2026-11-28T12:00:01Z');
    expect((await askShop(app, `/payments/${held.id}`)).body.cancellation_details?.reason).toBe(
      'expired_on_capture',
    );
  });
});
