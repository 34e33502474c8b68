import { expect, test } from 'vitest';
import { estimateOrders, toMarks } from './rules.ts';

test('orders of a week are a quarter of the window by the orders of the market, low and high', () => {
  const orders = estimateOrders(4000, 0.05);
  expect(orders?.low).toBeCloseTo(1000 * 0.05 * 0.03);
  expect(orders?.high).toBeCloseTo(1000 * 0.05 * 0.15);
  expect(estimateOrders(4000, 0)).toBeNull();
});

test('marks are shown as searches, sellers per search and growth, not as logarithms', () => {
  const mark = { none: 0.1, all: 0.2 };
  const marks = {
    demand: { none: Math.log(60), all: Math.log(6000) },
    conversion: mark,
    zero: mark,
    idle: mark,
    crowd: { none: Math.log(5), all: Math.log(0.5) },
    growth7: { none: Math.log(1), all: Math.log(2) },
    growth28: null,
  };
  const scale = { buyers: 0.1, zero: 0.1, idle: 0.1, orders: 0.1, marks };
  const shown = toMarks(scale, 'growth7');
  expect(shown.demand?.all).toBeCloseTo(6000);
  expect(shown.crowd?.none).toBeCloseTo(5);
  expect(shown.growth?.all).toBeCloseTo(1);
  expect(toMarks(scale, 'growth28').growth).toBeNull();
  expect(toMarks(scale, null).growth).toBeNull();
});
