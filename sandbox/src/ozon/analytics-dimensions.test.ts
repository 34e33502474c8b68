import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DayText } from '../clock/moscow-day.ts';
import { createMarket } from '../market/create-market.ts';
import { openStore } from '../platform/open-store.ts';
import { DIMENSION_NAMES, splitDays, valuesOf } from './analytics-dimensions.ts';

const market = createMarket({ seed: 7, queryCount: 100, productCount: 300, store: openStore() });
const product = market.products.at(0);
const cell = { market, product };
const dayOf = (text: string) => DayText.parse(text);

describe('dimensions of analytics', () => {
  test.each([
    ['day', '2026-11-18'],
    // A Monday.
    ['week', '2026-11-16'],
    ['month', '2026-11'],
    ['year', '2026'],
    ['sku', String(product.sku)],
    ['category1', String(product.categoryId)],
  ] as const)('a Wednesday by %s is %s', (name, id) => {
    expect(valuesOf({ ...cell, day: dayOf('2026-11-18') }, [name])[0]?.id).toBe(id);
  });

  test('a period falls into calendar months, whole or not', () => {
    const period = { fromDay: dayOf('2026-10-30'), toDay: dayOf('2026-12-02') };
    expect(splitDays(period, ['month'], cell).map(({ fromDay, toDay }) => toDay - fromDay + 1)).toEqual([
      2, 30, 2,
    ]);
    expect(splitDays(period, ['sku'], cell)).toHaveLength(1);
  });

  test('the runs lie side by side from the first day to the last, whatever is requested', () => {
    const day = fc.integer({ min: 20_000, max: 21_000 });
    const names = fc.subarray([...DIMENSION_NAMES]);
    fc.assert(
      fc.property(day, fc.nat({ max: 200 }), names, (fromDay, length, dimensions) => {
        const runs = splitDays({ fromDay, toDay: fromDay + length }, dimensions, cell);
        expect(runs[0]?.fromDay).toBe(fromDay);
        expect(runs.at(-1)?.toDay).toBe(fromDay + length);
        for (const [place, run] of runs.entries()) {
          expect(run.toDay).toBeGreaterThanOrEqual(run.fromDay);
          if (place > 0) expect(run.fromDay).toBe((runs[place - 1]?.toDay ?? 0) + 1);
        }
      }),
    );
  });
});
