import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { multiply, rateOf } from './count-range.ts';
import { gainOfPlace } from './gain-of-place.ts';
import { lostToStock } from './suggest-restock.ts';

describe('a rate behind a count', () => {
  test('has a range that is narrower the more was counted; of fewer than five nothing is said', () => {
    expect(rateOf(4, 100)).toBeNull();
    expect(rateOf(null, 100)).toBeNull();
    expect(rateOf(10, 0)).toBeNull();
    // Exact bounds of 80 % of a Poisson number of ten: 6.22 and 15.41.
    const ten = rateOf(10, 1);
    expect(ten).toEqual({ likely: 10, low: expect.closeTo(6.22, 1), high: expect.closeTo(15.41, 1) });
    const thousand = rateOf(1000, 100);
    expect(thousand?.low).toBeGreaterThan(9.5);
    expect(thousand?.high).toBeLessThan(10.5);
  });

  test('has its likely value within the range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (count, of) => {
        const { likely, low, high } = rateOf(count, of) ?? { likely: 0, low: 1, high: -1 };
        expect(0 < low && low <= likely && likely <= high).toBe(true);
      }),
    );
  });
});

describe('orders that another place brings', () => {
  const seen = (place: number | null) => (place === null ? 0.01 : place <= 10 ? 0.8 : 0.2);
  const ordersPerViewer = { likely: 0.02, low: 0.01, high: 0.04 };
  const moved = { place: 30, likely: 8, best: 4, worst: 40 };

  test('are the searches × the part more that sees it × the orders of those who do', () => {
    expect(gainOfPlace(moved, { searches: 1000, seen, ordersPerViewer })).toEqual({
      likely: expect.closeTo(12),
      low: 0,
      high: expect.closeTo(24),
    });
  });

  test('a range that ends below every place costs orders at that end', () => {
    const gain = gainOfPlace({ ...moved, worst: null }, { searches: 1000, seen, ordersPerViewer });
    expect(gain?.low).toBeCloseTo(1000 * -0.19 * 0.04);
  });

  test('are not reckoned where one part is not known', () => {
    const known = { searches: 1000, seen, ordersPerViewer };
    expect(gainOfPlace(moved, { ...known, searches: null })).toBeNull();
    expect(gainOfPlace(moved, { ...known, ordersPerViewer: null })).toBeNull();
    expect(gainOfPlace(moved, { ...known, seen: () => null })).toBeNull();
  });

  test('keep their order whatever is multiplied', () => {
    const change = fc
      .tuple(fc.integer({ min: -1e4, max: 1e4 }), fc.nat(1e4), fc.nat(1e4))
      .map(([low, middle, top]) => ({ low, likely: low + middle, high: low + middle + top }));
    const rate = fc
      .tuple(fc.nat(1e4), fc.nat(1e4), fc.nat(1e4))
      .map(([low, middle, top]) => ({ low, likely: low + middle, high: low + middle + top }));
    fc.assert(
      fc.property(change, rate, (one, other) => {
        const { low, likely, high } = multiply(one, other);
        expect(low <= likely && likely <= high).toBe(true);
      }),
    );
  });
});

describe('orders lost to an empty stock', () => {
  const aDay = { likely: 4, low: 2, high: 6 };

  test('are what a week would sell beyond what is left', () => {
    expect(lostToStock(20, aDay)).toEqual({ likely: 8, low: 0, high: 22 });
  });

  test('a stock that lasts a week is no reason', () => {
    expect(lostToStock(28, aDay)).toBeNull();
  });
});
