import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../calendar.ts';
import { getLexicon } from '../vocabulary/compile-lexicon.ts';
import { createAssortment } from './create-assortment.ts';

const { columns, timelines } = createAssortment(getLexicon(), 1000, 9);
const { ozon, wb, ym } = timelines;
const anyIndex = fc.nat({ max: 999 });
const anyHour = fc.integer({ min: dayOf(2024, 1, 1) * 24, max: dayOf(2028, 1, 1) * 24 });

describe('the life of products', () => {
  test('has prices above nothing and stock in whole pieces', () => {
    fc.assert(
      fc.property(anyIndex, anyHour, (index, hour) => {
        for (const timeline of [ozon, wb, ym]) {
          expect(timeline.priceRubAt(index, hour)).toBeGreaterThanOrEqual(19);
          const stock = timeline.stockAt(index, hour);
          expect(Number.isInteger(stock) && stock >= 0).toBe(true);
        }
      }),
    );
  });

  test('reviews only grow, and there is a rating as soon as there is one', () => {
    fc.assert(
      fc.property(anyIndex, anyHour, fc.nat({ max: 400 }), (index, hour, later) => {
        const day = Math.floor(hour / 24);
        expect(ozon.reviewsCountAt(index, day + later)).toBeGreaterThanOrEqual(
          ozon.reviewsCountAt(index, day),
        );
        expect(ozon.ratingAt(index, day) === 0).toBe(ozon.reviewsCountAt(index, day) === 0);
      }),
    );
  });

  test('prices differ between marketplaces, but not by much', () => {
    const hour = dayOf(2026, 3, 3) * 24 + 12;
    const ratios = Array.from(
      { length: 1000 },
      (_, index) => wb.priceRubAt(index, hour) / ozon.priceRubAt(index, hour),
    );
    const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
    expect(mean).toBeGreaterThan(0.97);
    expect(mean).toBeLessThan(1.03);
    expect(new Set(ratios).size).toBeGreaterThan(500);
  });

  test('other marketplaces gather more or fewer reviews', () => {
    const day = dayOf(2026, 3, 3);
    const total = (timeline: typeof ozon) =>
      Array.from({ length: columns.count }, (_, index) => timeline.reviewsCountAt(index, day)).reduce(
        (sum, count) => sum + count,
        0,
      );
    expect(total(wb)).toBeGreaterThan(1.4 * total(ozon));
    expect(total(ym)).toBeLessThan(0.4 * total(ozon));
  });
});
