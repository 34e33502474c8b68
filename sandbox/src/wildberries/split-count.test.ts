import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCount } from './split-count.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const count = fc.nat({ max: 100_000 });

test('the parts make up their share of the whole and never more', () => {
  fc.assert(
    fc.property(
      count,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 }),
      (whole, raw) => {
        const total = Math.max(1, sum(raw));
        const parts = splitCount(
          whole,
          raw.map((share) => share / total),
        );
        expect(sum(parts)).toBeLessThanOrEqual(whole);
        expect(sum(parts)).toBeGreaterThanOrEqual(Math.floor((whole * sum(raw)) / total - 1e-6));
        expect(parts.every((part) => part >= 0 && Number.isInteger(part))).toBe(true);
      },
    ),
  );
});

test('the thirds, halves and fifths of platforms grow with the whole', () => {
  fc.assert(
    fc.property(count, (whole) => {
      const before = splitCount(whole, [0.3, 0.5, 0.2]);
      const after = splitCount(whole + 1, [0.3, 0.5, 0.2]);
      expect(sum(before)).toBe(whole);
      expect(after.every((part, place) => part >= (before[place] ?? 0))).toBe(true);
    }),
  );
});
