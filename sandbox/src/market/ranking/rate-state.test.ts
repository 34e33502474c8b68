import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rateDelivery, ratePrice, rateReviews, rateStock } from './rate-state.ts';

const price = fc.double({ min: 1, max: 1e6, noNaN: true });
const isFactor = (value: number) => value >= 0 && value <= 1;

describe('factors', () => {
  test('a price is the better the lower it is beside the usual one', () => {
    expect(ratePrice(100, 100)).toBe(0.5);
    expect(ratePrice(50, 100)).toBeCloseTo(0.74, 2);
    expect(ratePrice(200, 100)).toBeCloseTo(0.26, 2);
    fc.assert(
      fc.property(price, price, price, (one, other, usual) => {
        expect(isFactor(ratePrice(one, usual))).toBe(true);
        if (one < other) expect(ratePrice(one, usual)).toBeGreaterThanOrEqual(ratePrice(other, usual));
      }),
    );
  });

  test('a rating is trusted the more reviews it stands on', () => {
    expect(rateReviews(5, 1000)).toBeGreaterThan(rateReviews(5, 3));
    expect(rateReviews(3.2, 1000)).toBeLessThan(rateReviews(3.2, 3));
    expect(rateReviews(0, 0)).toBeGreaterThan(rateReviews(1, 500));
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), fc.nat({ max: 100_000 }), (rating, count) => {
        expect(isFactor(rateReviews(rating, count))).toBe(true);
      }),
    );
  });

  test('sooner and more is better', () => {
    expect(rateDelivery(0.5)).toBe(1);
    expect(rateDelivery(5)).toBeLessThan(rateDelivery(2));
    expect(rateStock(0)).toBe(0);
    expect(rateStock(15)).toBe(0.5);
    expect(rateStock(10_000)).toBe(1);
  });
});
