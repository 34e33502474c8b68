import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countHour, type HourPart } from './count-hour.ts';
import { subtractCounters } from './traffic.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const rates = fc.record({
  views: fc.double({ min: 0, max: 900, noNaN: true }),
  clickShare: fc.double({ min: 0, max: 0.5, noNaN: true }),
  cartShare: share,
  orderShare: share,
  priceKopecks: fc.integer({ min: 1, max: 1_000_000 }),
});
type Rates = Omit<HourPart, 'from' | 'to'>;

function cut(rateList: readonly Rates[]): HourPart[] {
  return rateList.map((rate, place) => ({
    ...rate,
    from: place / rateList.length,
    to: (place + 1) / rateList.length,
  }));
}
const hours = fc.array(rates, { minLength: 1, maxLength: 4 }).map(cut);
const usual: Rates = { views: 300, clickShare: 0.04, cartShare: 0.2, orderShare: 0.3, priceKopecks: 5000 };

describe('what happened in a part of an hour', () => {
  test('of any span: orders are carts, carts are clicks, clicks are views, and nothing is less than none', () => {
    fc.assert(
      fc.property(hours, share, share, fc.nat(), (parts, one, other, hash) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const span = subtractCounters(countHour(parts, to, hash), countHour(parts, from, hash));
        expect(span.orders).toBeGreaterThanOrEqual(0);
        expect(span.carts).toBeGreaterThanOrEqual(span.orders);
        expect(span.clicks).toBeGreaterThanOrEqual(span.carts);
        expect(span.views).toBeGreaterThanOrEqual(span.clicks);
        expect(Object.values(span).every(Number.isInteger)).toBe(true);
      }),
    );
  });

  test('a change has no say in what happened before it', () => {
    fc.assert(
      fc.property(rates, rates, rates, share, fc.nat(), (before, plan, change, at, hash) => {
        const planned = cut([before, plan]);
        const changed = cut([before, change]);
        expect(countHour(changed, at / 2, hash)).toEqual(countHour(planned, at / 2, hash));
      }),
    );
  });

  test('a border at which nothing changes adds at most the rounding of one view', () => {
    fc.assert(
      fc.property(rates, fc.nat(), (rate, hash) => {
        const whole = countHour(cut([rate]), 1, hash);
        const halves = countHour(cut([rate, rate]), 1, hash);
        expect(Math.abs(whole.views - halves.views)).toBeLessThanOrEqual(1);
        expect(Math.abs(whole.clicks - halves.clicks)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('on average the shares are those that were given', () => {
    const sums = { views: 0, clicks: 0, carts: 0, orders: 0, ordersKopecks: 0 };
    for (let hash = 0; hash < 2000; hash += 1) {
      const { views, clicks, carts, orders, ordersKopecks } = countHour(cut([usual]), 1, hash * 7919);
      sums.views += views;
      sums.clicks += clicks;
      sums.carts += carts;
      sums.orders += orders;
      sums.ordersKopecks += ordersKopecks;
    }
    expect(sums.views / 2000).toBeCloseTo(300, 0);
    expect(sums.clicks / sums.views).toBeCloseTo(0.04, 3);
    expect(sums.carts / sums.clicks).toBeCloseTo(0.2, 1);
    expect(sums.orders / sums.carts).toBeCloseTo(0.3, 1);
    expect(sums.ordersKopecks).toBe(sums.orders * 5000);
  });

  test('clicks of equal hours scatter as chances do', () => {
    const clicks = Array.from(
      { length: 2000 },
      (_, hash) => countHour(cut([usual]), 1, hash * 104_729).clicks,
    );
    const mean = clicks.reduce((sum, count) => sum + count, 0) / clicks.length;
    const variance = clicks.reduce((sum, count) => sum + (count - mean) ** 2, 0) / clicks.length;
    expect(variance / mean).toBeGreaterThan(0.85);
    expect(variance / mean).toBeLessThan(1.1);
  });

  test('orders carry the price of their moment', () => {
    const sure = { ...usual, clickShare: 0.5, cartShare: 1, orderShare: 1 };
    const parts = cut([
      { ...sure, priceKopecks: 100 },
      { ...sure, priceKopecks: 300 },
    ]);
    const first = countHour(parts, 0.5, 9);
    const second = subtractCounters(countHour(parts, 1, 9), first);
    expect(first.ordersKopecks).toBe(first.orders * 100);
    expect(second.ordersKopecks).toBe(second.orders * 300);
    expect(second.orders).toBeGreaterThan(20);
  });
});
