import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateLoss } from './estimate-loss.ts';
import type { FigureLine } from './read-figures.ts';

const line = (sku: number, text: string, part: Partial<FigureLine> = {}): FigureLine => ({
  sku,
  text,
  views: 1400,
  orders: 100,
  revenueKopecks: 10_000_000,
  ...part,
});
const kept = { usual: 0.5, flat: 0.8 };
const queries = new Set(['шторы']);

describe('a loss', () => {
  test('is of a week, from the cautious end to the other', () => {
    const { cost, inCommon } = estimateLoss(
      { days: 14, lines: [line(1, 'шторы'), line(1, 'тюль')] },
      { queries, kept },
    );
    expect(inCommon).toEqual({ views: 0.5, orders: 0.5, revenueKopecks: 0.5 });
    // 50 orders a week, of which a quarter to as many again are missing, and 100 orders are known to a fifth.
    expect(cost.orders).toEqual([10, 60]);
    expect(cost.revenueKopecks).toEqual([1_000_000, 6_000_000]);
  });

  test.each([
    ['nothing was collected', { days: 0, lines: [line(1, 'шторы')] }],
    ['the shared queries brought nothing', { days: 14, lines: [line(1, 'тюль')] }],
    [
      'a figure was not reported',
      { days: 14, lines: [line(1, 'шторы', { orders: null, views: null, revenueKopecks: null })] },
    ],
    ['nobody came', { days: 14, lines: [line(1, 'шторы', { orders: 0, views: 0, revenueKopecks: 0 })] }],
  ])('cannot be said where %s', (_, figures) => {
    expect(estimateLoss(figures, { queries, kept }).cost).toEqual({
      views: null,
      orders: null,
      revenueKopecks: null,
    });
  });

  test('is never below nothing, and the order of lines does not matter', () => {
    const lines = fc.array(
      fc.record<FigureLine>({
        sku: fc.constantFrom(1, 2),
        text: fc.constantFrom('шторы', 'тюль'),
        views: fc.option(fc.nat({ max: 100_000 })),
        orders: fc.option(fc.nat({ max: 1000 })),
        revenueKopecks: fc.option(fc.nat({ max: 10_000_000 })),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(lines, fc.double({ min: 0.1, max: 1, noNaN: true }), (some, usual) => {
        const pair = { queries, kept: { usual, flat: Math.sqrt(usual) } };
        const loss = estimateLoss({ days: 7, lines: some }, pair);
        expect(estimateLoss({ days: 7, lines: some.toReversed() }, pair)).toEqual(loss);
        for (const range of Object.values(loss.cost)) {
          if (range === null) continue;
          expect(range[0]).toBeGreaterThanOrEqual(0);
          expect(range[1]).toBeGreaterThanOrEqual(range[0]);
        }
      }),
    );
  });
});
