import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_COUNTERS } from '../traffic/traffic.ts';
import { addFigures, METRICS } from './analytics-metrics.ts';

const count = fc.nat({ max: 100_000 });
const counters = fc.tuple(count, count, count, count, count).map((five) => {
  const [views = 0, clicks = 0, carts = 0, orders = 0] = five
    .slice(0, 4)
    .toSorted((one, other) => other - one);
  return { views, clicks, carts, orders, ordersKopecks: five[4] * 100 };
});
const figures = fc.record({ organic: counters, advertised: counters });

describe('metrics of analytics', () => {
  test('parts never exceed the whole', () => {
    fc.assert(
      fc.property(figures, (one) => {
        expect(METRICS.hits_tocart_search(one) + METRICS.hits_tocart_pdp(one)).toBe(METRICS.hits_tocart(one));
        expect(METRICS.hits_view_search(one) + METRICS.hits_view_pdp(one)).toBe(METRICS.hits_view(one));
        expect(METRICS.adv_view_all(one)).toBeLessThanOrEqual(METRICS.hits_view(one));
        expect(METRICS.session_view(one)).toBeLessThanOrEqual(METRICS.hits_view_search(one));
        const left = METRICS.delivered_units(one);
        expect(left + METRICS.cancellations(one) + METRICS.returns(one)).toBe(METRICS.ordered_units(one));
      }),
    );
  });

  test('counts of two times add up', () => {
    fc.assert(
      fc.property(figures, figures, (one, other) => {
        for (const name of ['hits_view', 'hits_tocart', 'ordered_units', 'revenue'] as const) {
          const sum = METRICS[name](one) + METRICS[name](other);
          expect(METRICS[name](addFigures(one, other))).toBeCloseTo(sum);
        }
      }),
    );
  });

  test('conversions are percent, and nothing of nothing is 0', () => {
    const some = { ...NO_COUNTERS, views: 1000, clicks: 100, carts: 37 };
    expect(METRICS.conv_tocart({ organic: some, advertised: NO_COUNTERS })).toBe(5);
    expect(METRICS.conv_tocart({ organic: NO_COUNTERS, advertised: NO_COUNTERS })).toBe(0);
  });
});
