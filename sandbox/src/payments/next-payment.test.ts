import { WEEK_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEMO_CARDS } from './demo-cards.ts';
import { nextPayment, PAYING_TIME_MS, type PaymentEvent } from './next-payment.ts';
import type { StoredPayment } from './stored-payment.ts';

const CREATED: StoredPayment = {
  id: 'p',
  shopId: '1',
  status: 'pending',
  amountKopecks: 100_00,
  isCapturedAtOnce: false,
  isSavingRequested: true,
  isMethodSaved: false,
  createdAtMs: 0,
  expiresAtMs: PAYING_TIME_MS,
};

const event: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('paidOnPage' as const),
    card: fc.constantFrom(...DEMO_CARDS),
    isRemembered: fc.boolean(),
    nowMs: fc.nat(),
  }),
  fc.record({
    kind: fc.constant('chargedLater' as const),
    card: fc.constantFrom(...DEMO_CARDS),
    nowMs: fc.nat(),
  }),
  fc.constant({ kind: 'declined' as const }),
  fc.constant({ kind: 'canceled' as const }),
  fc.record({
    kind: fc.constant('captured' as const),
    amountKopecks: fc.integer({ min: 1, max: 100_00 }),
    nowMs: fc.nat(),
  }),
  fc.record({ kind: fc.constant('timePassed' as const), nowMs: fc.nat() }),
);

describe('a payment after an event', () => {
  const [good] = DEMO_CARDS;
  if (good === undefined) throw new Error('no demo card');
  const held = nextPayment(CREATED, { kind: 'paidOnPage', card: good, isRemembered: true, nowMs: 5 });

  test('the money is held for a week when the shop captures itself', () => {
    expect(held).toMatchObject({
      status: 'waiting_for_capture',
      isMethodSaved: true,
      expiresAtMs: 5 + WEEK_MS,
    });
    expect(nextPayment(held, { kind: 'timePassed', nowMs: 4 + WEEK_MS })).toBe(held);
    expect(nextPayment(held, { kind: 'timePassed', nowMs: 5 + WEEK_MS }).cancellation).toEqual({
      party: 'yoo_money',
      reason: 'expired_on_capture',
    });
  });

  test('nobody came to pay within the hour', () => {
    expect(nextPayment(CREATED, { kind: 'timePassed', nowMs: PAYING_TIME_MS - 1 })).toBe(CREATED);
    expect(nextPayment(CREATED, { kind: 'timePassed', nowMs: PAYING_TIME_MS })).toMatchObject({
      status: 'canceled',
      cancellation: { reason: 'expired_on_confirmation' },
    });
  });

  test('a card is never remembered against the will of the person, the shop or the bank', () => {
    for (const card of DEMO_CARDS) {
      for (const isRemembered of [true, false]) {
        for (const isSavingRequested of [true, false]) {
          const paid = nextPayment(
            { ...CREATED, isSavingRequested },
            { kind: 'paidOnPage', card, isRemembered, nowMs: 0 },
          );
          const isWanted = isRemembered && isSavingRequested && card.canBeSaved;
          expect(paid.isMethodSaved).toBe(isWanted && paid.status !== 'canceled');
        }
      }
    }
  });

  test('states only go forward, and what is over stays as it is', () => {
    const order = ['pending', 'waiting_for_capture', 'succeeded', 'canceled'];
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), fc.boolean(), (events, isCapturedAtOnce) => {
        let payment: StoredPayment = { ...CREATED, isCapturedAtOnce };
        for (const one of events) {
          const next = nextPayment(payment, one);
          expect(order.indexOf(next.status)).toBeGreaterThanOrEqual(order.indexOf(payment.status));
          if (payment.status === 'succeeded' || payment.status === 'canceled') expect(next).toBe(payment);
          if (next !== payment) expect(next.status).not.toBe(payment.status);
          expect(next.cancellation !== undefined).toBe(next.status === 'canceled');
          expect(next.capturedAtMs !== undefined).toBe(next.status === 'succeeded');
          payment = next;
        }
      }),
    );
  });
});
