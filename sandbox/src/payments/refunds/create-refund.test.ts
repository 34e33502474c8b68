import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askShop, FORGETFUL_CARD, GOOD_CARD, makePaid, SLOW_REFUND_CARD } from '../../test/shop.ts';
import { openSandbox, refillLimits } from '../../test/small-sandbox.ts';
import { readKopecks, writeAmount } from '../amount.ts';

describe('refunds', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  const refund = (id: string, value: string) =>
    askShop(app, '/refunds', { payment_id: id, amount: { value, currency: 'RUB' } });
  const paymentOf = async (id: string) => (await askShop(app, `/payments/${id}`)).body;

  test('parts add up, and no kopeck more goes back than was paid', async () => {
    const cards = fc.constantFrom(GOOD_CARD, SLOW_REFUND_CARD, FORGETFUL_CARD);
    const parts = fc.array(fc.integer({ min: 1, max: 80_00 }), { minLength: 1, maxLength: 6 });
    const run = async (card: string, amounts: number[], waits: boolean[]) => {
      await refillLimits(app);
      const { id } = await makePaid(app, { card, value: '100.00' });
      const isRefused = card === FORGETFUL_CARD;
      // What the bank sends back to the shop can be refunded again, once it is known.
      let heldKopecks = 0;
      for (const [at, amount] of amounts.entries()) {
        const isRoom = heldKopecks + amount <= 100_00;
        const { status, body } = await refund(id, writeAmount(amount).value);
        expect(status).toBe(isRoom ? 200 : 400);
        if (!isRoom) expect(body.parameter).toBe('amount.value');
        if (isRoom) heldKopecks += amount;
        if (waits[at] !== true) continue;
        await refillLimits(app);
        if (isRefused) heldKopecks = 0;
      }
      await refillLimits(app);
      const doneKopecks = isRefused ? 0 : heldKopecks;
      const payment = await paymentOf(id);
      expect(readKopecks(payment.refunded_amount?.value ?? '0')).toBe(doneKopecks);
      expect(payment.refundable).toBe(doneKopecks < 100_00);
    };
    const waits = fc.array(fc.boolean(), { minLength: 6, maxLength: 6 });
    await fc.assert(fc.asyncProperty(cards, parts, waits, run), { numRuns: 40 });
  });

  test('a slow refund waits, then succeeds; a refused one says why', async () => {
    const slow = await makePaid(app, { card: SLOW_REFUND_CARD });
    const refused = await makePaid(app, { card: FORGETFUL_CARD });
    const waiting = (await refund(slow.id, '10.00')).body;
    const failing = (await refund(refused.id, '10.00')).body;
    expect([waiting.status, failing.status]).toEqual(['pending', 'pending']);
    await refillLimits(app);
    expect((await askShop(app, `/refunds/${waiting.id}`)).body.status).toBe('succeeded');
    expect((await askShop(app, `/refunds/${failing.id}`)).body).toMatchObject({
      status: 'canceled',
      cancellation_details: { party: 'refund_network', reason: 'general_decline' },
    });
    const list = (await askShop(app, `/refunds?payment_id=${slow.id}`)).body.items;
    expect(list.map(({ id }) => id)).toEqual([waiting.id]);
  });

  test('the last kopeck ends it, a refund on its way counts as gone', async () => {
    for (const card of [GOOD_CARD, SLOW_REFUND_CARD]) {
      const { id } = await makePaid(app, { card, value: '100.00' });
      await refund(id, '99.99');
      expect((await paymentOf(id)).refundable).toBe(true);
      await refund(id, '0.01');
      expect((await paymentOf(id)).refundable).toBe(false);
      expect((await refund(id, '0.01')).status).toBe(400);
    }
  });

  test('only money that was taken can go back', async () => {
    const held = await makePaid(app, { more: { capture: false } });
    for (const id of [held.id, '0'.repeat(36)]) {
      const { status, body } = await refund(id, '1.00');
      expect([status, body.parameter]).toEqual([400, 'payment_id']);
    }
  });
});
