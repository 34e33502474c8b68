import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawSeenCurve } from './seen-curve.ts';

const depth = (number: number, share: number, searchUsers = 1000) => ({
  depth: number,
  searchUsers,
  viewUsers: Math.round(share * searchUsers),
});
const ALL = [depth(0, 0.8), depth(1, 0.4), depth(2, 0.2), depth(3, 0.1), depth(4, 0.05), depth(5, 0.01)];

describe('the share that sees a place', () => {
  const seen = drawSeenCurve(ALL);

  test('is that of its depth in the middle of it, and between two depths between them', () => {
    expect(seen(3)).toBeCloseTo(0.8);
    expect(seen(15)).toBeCloseTo(0.4, 1);
    expect(seen(8)).toBeGreaterThan(0.4);
    expect(seen(8)).toBeLessThan(0.8);
  });

  test('is that of the deepest below everything that was read', () => {
    expect([seen(301), seen(null)]).toEqual([0.01, 0.01]);
  });

  test('is not known where too few buyers searched, and not guessed beyond what is known', () => {
    expect(drawSeenCurve([])(5)).toBeNull();
    const few = drawSeenCurve([depth(0, 0.8, 499), depth(1, 0.4), depth(2, 0.2)]);
    expect([few(3), few(12), few(100), few(null)]).toEqual([null, null, null, null]);
    expect(few(20)).toBeCloseTo(0.35, 1);
  });

  test('a depth that seems to be seen more than the one above it is one with it', () => {
    const odd = drawSeenCurve([depth(0, 0.3), depth(1, 0.5), depth(2, 0.1)]);
    expect([odd(1), odd(14)]).toEqual([expect.closeTo(0.4), expect.closeTo(0.4)]);
  });
});

test('nobody is seen more further down, and no share leaves what was counted', () => {
  const given = fc
    .array(fc.record({ viewUsers: fc.nat(2000), searchUsers: fc.integer({ min: 1, max: 2000 }) }), {
      minLength: 6,
      maxLength: 6,
    })
    .map((rows) =>
      rows.map(({ viewUsers, searchUsers }, index) => ({
        depth: index,
        searchUsers,
        viewUsers: Math.min(viewUsers, searchUsers),
      })),
    );
  const place = fc.integer({ min: 1, max: 1200 });
  fc.assert(
    fc.property(given, place, place, (rows, one, other) => {
      const seen = drawSeenCurve(rows);
      const [above, below] = [seen(Math.min(one, other)), seen(Math.max(one, other))];
      if (above !== null && below !== null) expect(below).toBeLessThanOrEqual(above + 1e-9);
      for (const share of [above, below].filter((value) => value !== null)) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }),
  );
});
