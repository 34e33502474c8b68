import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundShares } from './round-shares.ts';
import { shareEffects } from './share-effects.ts';

const has = (set: number, change: number) => (set & (2 ** change)) !== 0;

test('changes that work alone get what they bring', () => {
  const outcome = (set: number) => (has(set, 0) ? 5 : 0) - (has(set, 1) ? 2 : 0);
  expect(shareEffects(3, outcome)).toEqual([5, -2, 0]);
});

test('what only both bring together is halved', () => {
  expect(shareEffects(2, (set) => (set === 3 ? 10 : 0))).toEqual([5, 5]);
});

test('effects add up to what all changes make together', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 6 }),
      fc.func(fc.integer({ min: -500, max: 500 })),
      (count, outcome) => {
        const sum = shareEffects(count, outcome).reduce((total, effect) => total + effect, 0);
        expect(sum).toBeCloseTo(outcome(2 ** count - 1) - outcome(0), 6);
      },
    ),
  );
});

test('rounded shares add up and stay next to the exact ones', () => {
  const shares = fc.array(fc.double({ min: -900, max: 900, noNaN: true }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(shares, (exact) => {
      const total = Math.round(exact.reduce((sum, share) => sum + share, 0)) + 0;
      const rounded = roundShares(exact, total);
      expect(rounded.reduce((sum, share) => sum + share, 0)).toBe(total);
      for (const [index, share] of rounded.entries()) {
        expect(Math.abs(share - (exact[index] ?? 0))).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});
