import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceAxis, NO_SKILL } from './calibration-scale.ts';

const over = (low: number, high: number) => ({
  value: (low + high) / 2,
  low,
  high,
  low80: low,
  high80: high,
});

test('the axis has round ends and the level line inside', () => {
  expect(chanceAxis([over(0.46, 0.53), over(0.5, 0.71)])).toEqual({
    from: 0.4,
    to: 0.8,
    ticks: [0.4, 0.5, 0.6, 0.7, 0.8],
  });
  expect(chanceAxis([over(0.7, 0.8)])).toEqual({ from: 0.4, to: 0.8, ticks: [0.4, 0.5, 0.6, 0.7, 0.8] });
});

test('everything that is drawn lies on it', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(chance, chance)), (pairs) => {
      const values = pairs.map(([one, other]) => over(Math.min(one, other), Math.max(one, other)));
      const { from, to } = chanceAxis(values);
      for (const { low, high } of values) {
        expect(low).toBeGreaterThanOrEqual(from - 1e-6);
        expect(high).toBeLessThanOrEqual(to + 1e-6);
      }
      expect(from).toBeLessThan(NO_SKILL);
      expect(to).toBeGreaterThan(NO_SKILL);
    }),
  );
});
