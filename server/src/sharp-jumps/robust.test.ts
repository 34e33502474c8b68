import { median } from '@vitrina/contract/median.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAST_WINDOWS, robustZ } from './robust.ts';

const PAST = [100, 104, 96, 110, 90, 102, 98, 100];
const windows = fc.array(fc.integer({ min: 0, max: 100_000 }), {
  minLength: LEAST_WINDOWS,
  maxLength: 12,
});

test('by example: median 100, median distance 3', () => {
  // |0 4 4 10 10 2 2 0| has the median 3, less than the floor of 5 % only without the factor: 4.4478 < 5.
  expect(robustZ(150, PAST)).toBeCloseTo(50 / 5, 10);
  const wider = PAST.map((value) => 100 + (value - 100) * 4);
  expect(robustZ(150, wider)).toBeCloseTo(50 / (1.4826 * 12), 10);
});

test('one wild window of the past changes little', () => {
  const wild = [...PAST.slice(1), 100_000];
  expect(robustZ(150, wild)).toBeGreaterThan(5);
});

test('does not depend on how popular a query is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      windows,
      fc.integer({ min: 2, max: 1000 }),
      (value, past, factor) => {
        const [one, many] = [
          robustZ(value, past),
          robustZ(
            value * factor,
            past.map((count) => count * factor),
          ),
        ];
        if (one === null) expect(many).toBeNull();
        else expect(many).toBeCloseTo(one, 6);
      },
    ),
  );
});

test('a value as usual is no deviation, a larger one a larger deviation', () => {
  fc.assert(
    fc.property(windows, fc.integer({ min: 1, max: 1000 }), (past, more) => {
      const middle = median(past) ?? 0;
      fc.pre(middle > 0);
      expect(robustZ(middle, past)).toBe(0);
      expect(robustZ(middle + more, past)).toBeGreaterThan(0);
      expect(robustZ(middle + more, past)).toBeLessThan(robustZ(middle + more + 1, past) ?? 0);
    }),
  );
});

test('too few windows, or nothing ever, say nothing', () => {
  expect(robustZ(150, PAST.slice(1))).toBeNull();
  expect(
    robustZ(
      150,
      PAST.map(() => 0),
    ),
  ).toBeNull();
});
