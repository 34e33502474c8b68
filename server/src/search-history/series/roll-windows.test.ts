import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DailyFigures, rollWindows } from './roll-windows.ts';

type OneDay = { isMeasured: boolean; count: number; ca: number; sellers: number };

function toDaily(days: readonly OneDay[]): DailyFigures {
  return {
    isMeasured: days.map((day) => day.isMeasured),
    hasRow: days.map((day) => day.isMeasured && day.count > 0),
    figures: new Map([
      ['count', days.map((day) => (day.isMeasured ? day.count : 0))],
      ['ca', days.map((day) => (day.isMeasured ? day.ca : 0))],
      ['sellers', days.map((day) => day.sellers)],
    ]),
  };
}

const oneDay = fc.record({
  isMeasured: fc.boolean(),
  count: fc.integer({ min: 0, max: 1000 }),
  ca: fc.integer({ min: 0, max: 1000 }),
  sellers: fc.integer({ min: 1, max: 100 }),
});

describe('rollWindows', () => {
  test('says the same as adding up each window by hand', () => {
    fc.assert(
      fc.property(fc.array(oneDay, { maxLength: 40 }), fc.constantFrom(1, 7, 28), (days, window) => {
        const expected = days.map((_, end) => {
          const inWindow = days.slice(Math.max(0, end + 1 - window), end + 1);
          if (inWindow.length < window || inWindow.some((day) => !day.isMeasured)) return null;
          return inWindow.reduce((sum, day) => sum + day.count, 0);
        });
        expect(rollWindows(toDaily(days), 'count', window)).toEqual(expected);
      }),
    );
  });

  const measured = (count: number, ca: number, sellers = 5) => ({ isMeasured: true, count, ca, sellers });

  test('a share is that of the sums, not the average of daily shares', () => {
    const days = [measured(100, 50), measured(1, 0)];
    expect(rollWindows(toDaily(days), 'cart_conversion', 2)).toEqual([null, 50 / 101]);
  });

  test('a window without searches has no share and no result list, but a true zero of searches', () => {
    const days = toDaily([measured(0, 0), measured(0, 0)]);
    expect(rollWindows(days, 'count', 2)[1]).toBe(0);
    expect(rollWindows(days, 'cart_conversion', 2)[1]).toBeNull();
    expect(rollWindows(days, 'uniq_sellers', 2)[1]).toBeNull();
  });

  test('sellers are those of the last day on which the query was searched', () => {
    const days = toDaily([measured(5, 0, 7), measured(9, 0, 8), measured(0, 0, 0)]);
    expect(rollWindows(days, 'uniq_sellers', 2)).toEqual([null, 8, 8]);
  });
});
