import { DAY_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Delivery, nextDelivery } from './delivery.ts';

const NEW: Delivery = {
  id: 'd',
  event: 'payment.succeeded',
  objectId: 'p',
  url: 'http://shop.test/',
  body: '{}',
  createdAtMs: 0,
  attempts: 0,
  nextAtMs: 0,
  state: 'waiting',
};

describe('repeats of a notification', () => {
  test('only a 200 ends them', () => {
    expect(nextDelivery(NEW, '200', 0)).toMatchObject({ state: 'delivered', attempts: 1 });
    for (const answer of ['201', '302', '500', 'TimeoutError']) {
      expect(nextDelivery(NEW, answer, 0)).toMatchObject({ state: 'waiting', lastAnswer: answer });
    }
  });

  test('the pauses grow, and a day later it is over', () => {
    const pauses: number[] = [];
    let delivery = NEW;
    while (delivery.state === 'waiting') {
      const nowMs = delivery.nextAtMs;
      delivery = nextDelivery(delivery, '500', nowMs);
      if (delivery.state === 'waiting') pauses.push(delivery.nextAtMs - nowMs);
      expect(delivery.nextAtMs).toBeLessThanOrEqual(DAY_MS);
    }
    expect(delivery.state).toBe('givenUp');
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses.slice(0, 3)).toEqual([10_000, 20_000, 40_000]);
    expect(pauses.length).toBeGreaterThan(10);
  });

  test('whenever it is tried, it ends', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6 * 3_600_000), { minLength: 60, maxLength: 60 }), (delays) => {
        let delivery = NEW;
        let nowMs = 0;
        for (const delay of delays) {
          if (delivery.state !== 'waiting') break;
          nowMs = Math.max(nowMs, delivery.nextAtMs) + delay;
          delivery = nextDelivery(delivery, '503', nowMs);
        }
        expect(delivery.state).toBe('givenUp');
      }),
    );
  });
});
