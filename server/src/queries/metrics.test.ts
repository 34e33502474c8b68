import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { angleOf, changeOf, divide, toMetricValues, type WindowSums } from './metrics.ts';

const SUMS: WindowSums = {
  window: 7,
  days: 7,
  isWhole: true,
  count: 700,
  ca: 70,
  cart: 84,
  views: 28_000,
  idle: 140,
  soft: 56,
  zero: 14,
  gmv: 5_250_000,
  ord: 35,
  buyers: 28,
  priceSum: 700 * 150_000,
  priceCount: 700,
  sellers: 30,
  products: 500,
  moment: -3 * 700,
  week: { now: 700, before: 560 },
  month: null,
  peak: 1000,
};

describe('toMetricValues', () => {
  test('follows docs/metrics.md', () => {
    expect(toMetricValues(SUMS)).toMatchObject({
      count: 700,
      frequency: 100,
      cart_conversion: 0.1,
      dynamics_in7: 0.25,
      dynamics_in28: null,
      angle: 0,
      ratio: 0.7,
      per_item_stat: 1.4,
      users_without_interaction_share: 0.2,
      soft_query_share: 0.08,
      zero_share: 0.02,
      avg_price: 150_000,
      search_users_to_ord_users: 0.04,
      users_per_order: 20,
    });
  });

  test('nobody searched: counts are zeros, shares and the result list are absent', () => {
    const nothing = { count: 0, ca: 0, idle: 0, ord: 0, buyers: 0, moment: 0, priceSum: 0, priceCount: 0 };
    const values = toMetricValues({ ...SUMS, ...nothing });
    expect(values.count).toBe(0);
    expect(values.ord).toBe(0);
    expect(values.cart_conversion).toBeNull();
    expect(values.uniq_sellers).toBeNull();
    expect(values.avg_price).toBeNull();
    expect(values.angle).toBeNull();
    expect(values.users_per_order).toBeNull();
  });

  test('a day has no angle', () => {
    expect(toMetricValues({ ...SUMS, window: 1, days: 1 }).angle).toBeNull();
  });

  test('a window with a missing day has no angle, because its line would lean towards the gap', () => {
    expect(toMetricValues({ ...SUMS, isWhole: false }).angle).toBeNull();
  });
});

test('nothing is divided by zero, and nothing by what is not known', () => {
  expect([divide(1, 4), divide(0, 4), divide(null, 4), divide(1, null)]).toEqual([0.25, 0, null, null]);
  expect(divide(5, 0)).toBeNull();
  expect(changeOf({ now: 5, before: 0 })).toBeNull();
  expect(changeOf(null)).toBeNull();
  expect(changeOf({ now: 0, before: 5 })).toBe(-1);
});

function angleOfDays(counts: readonly number[]): number | null {
  const moment = counts.reduce((sum, count, index) => sum + count * (index - counts.length + 1), 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return angleOf(counts.length, total, moment);
}

describe('angleOf', () => {
  const days = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 7, maxLength: 28 });

  test('a rise by the daily average over the window is 45 degrees', () => {
    // 0.5 .. 1.5 of the average
    expect(angleOfDays([3, 4, 5, 6, 7, 8, 9])).toBeCloseTo(45, 10);
    expect(angleOfDays([9, 8, 7, 6, 5, 4, 3])).toBeCloseTo(-45, 10);
  });

  test('does not depend on how popular the query is', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 2, max: 1000 }), (counts, times) => {
        const more = counts.map((count) => count * times);
        const [one, other] = [angleOfDays(counts), angleOfDays(more)];
        expect(one === null ? other : Math.abs((other ?? 99) - one) < 1e-6 || other).toBe(
          one === null ? null : true,
        );
      }),
    );
  });

  test('the mirrored days have the opposite angle', () => {
    fc.assert(
      fc.property(days, (counts) => {
        const [there, back] = [angleOfDays(counts), angleOfDays(counts.toReversed())];
        if (there === null || back === null) expect(there).toBe(back);
        else expect(there + back).toBeCloseTo(0, 6);
      }),
    );
  });
});
