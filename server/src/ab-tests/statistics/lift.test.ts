import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alwaysValidInterval, sequenceReach } from './always-valid.ts';
import { chanceToWin, compareLogs, compareRates, credibleInterval, updateBelief } from './lift.ts';

const rate = fc.record({
  rate: fc.double({ min: 0.001, max: 0.5, noNaN: true }),
  variance: fc.double({ min: 1e-12, max: 1e-4, noNaN: true }),
});

test('a relative lift has the variance of the delta method', () => {
  const lift = compareRates({ rate: 0.05, variance: 4e-6 }, { rate: 0.04, variance: 1e-6 });
  expect(lift?.value).toBeCloseTo(0.25, 12);
  expect(lift?.variance).toBeCloseTo(4e-6 / 0.0016 + (1e-6 * 0.0025) / 0.04 ** 4, 12);
});

test('nothing is related to an image that nobody clicked', () => {
  expect(compareRates({ rate: 0.05, variance: 1e-6 }, { rate: 0, variance: 0 })).toBeNull();
  expect(compareLogs({ rate: 0, variance: 0 }, { rate: 0.05, variance: 1e-6 })).toBeNull();
  expect(updateBelief({ value: 0, variance: 0 })).toBeNull();
});

test('ten percent at an error of ten percent: a tenth of the weight is that of the prior', () => {
  const belief = updateBelief({ value: 0.1, variance: 0.01 });
  expect(belief?.mean).toBeCloseTo(0.09, 12);
  expect(belief?.deviation).toBeCloseTo(Math.sqrt(0.009), 12);
  expect(belief && chanceToWin(belief)).toBeCloseTo(0.8286, 3);
  expect(belief && credibleInterval(belief).high).toBeCloseTo(0.09 + 1.959964 * Math.sqrt(0.009), 6);
});

test('"one over the other" and "the other over one" are mirrored', () => {
  fc.assert(
    fc.property(rate, rate, (one, other) => {
      const [there, back] = [compareLogs(one, other), compareLogs(other, one)];
      expect(there?.value).toBeCloseTo(-(back?.value ?? 0), 9);
      expect(there?.variance).toBeCloseTo(back?.variance ?? 0, 9);
    }),
  );
});

test('at the time that it is tuned for, the interval reaches 3.035 errors to each side', () => {
  // ρ²N = −2 ln 0.05 + ln(1 − 2 ln 0.05) = 7.9366; √(2 · 8.9366 / 7.9366 · ln(√8.9366 / 0.05))
  expect(sequenceReach({ windows: 336, expectedWindows: 336, alpha: 0.05 })).toBeCloseTo(3.0352, 3);
});

test('the interval is the narrower the later, the wider the surer, and around the estimate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 2000 }),
      fc.integer({ min: 2, max: 2000 }),
      (windows, expectedWindows) => {
        const reach = (alpha: number) => sequenceReach({ windows, expectedWindows, alpha });
        expect(reach(0.01)).toBeGreaterThan(reach(0.05));
        expect(reach(0.05)).toBeGreaterThan(2.9);
        const later = sequenceReach({ windows: 2 * windows, expectedWindows, alpha: 0.05 }) / Math.SQRT2;
        expect(later).toBeLessThan(reach(0.05));
        const { low, high } = alwaysValidInterval(
          { value: 0.1, variance: 0.01 },
          { windows, expectedWindows, alpha: 0.05 },
        );
        expect((low + high) / 2).toBeCloseTo(0.1, 12);
      },
    ),
  );
});
