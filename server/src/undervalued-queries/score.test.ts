import { SCORE_PARTS, SCORE_WEIGHTS } from '@vitrina/contract/undervalued-queries.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEASURES, type ScoreInput } from './measures.ts';
import type { Scale, ScaleMark } from './scale.ts';
import { fulfilParts, type GrowthMeasure, roundPoints, scoreOf, weighParts } from './score.ts';

const SCALE: Scale = {
  buyers: 0.04,
  zero: 0.02,
  idle: 0.3,
  orders: 0.05,
  marks: {
    demand: { none: Math.log(60), all: Math.log(60_000) },
    conversion: { none: 0.01, all: 0.09 },
    zero: { none: 0.01, all: 0.1 },
    idle: { none: 0.2, all: 0.5 },
    crowd: { none: Math.log(5), all: Math.log(0.01) },
    growth7: { none: 0, all: 0.7 },
    growth28: { none: 0, all: 0.7 },
  },
};

const BEST: ScoreInput = {
  count: 60_000,
  buyers: 30_000,
  zero: 30_000,
  idle: 60_000,
  sellers: 1,
  week: { now: 30_000, before: 100 },
  month: { now: 60_000, before: 200 },
};

const input = fc
  .record({
    count: fc.integer({ min: 28, max: 5_000_000 }),
    buyers: fc.double({ min: 0, max: 1, noNaN: true }),
    zero: fc.double({ min: 0, max: 1, noNaN: true }),
    idle: fc.double({ min: 0, max: 1, noNaN: true }),
    sellers: fc.integer({ min: 0, max: 100_000 }),
    before: fc.integer({ min: 0, max: 5_000_000 }),
  })
  .map(({ count, before, ...shares }) => ({
    ...shares,
    count,
    buyers: Math.floor(shares.buyers * count),
    zero: Math.floor(shares.zero * count),
    idle: Math.floor(shares.idle * count),
    week: { now: Math.floor(count / 4), before: Math.floor(before / 4) },
    month: { now: count, before },
  }));
const growth = fc.constantFrom<GrowthMeasure[]>('growth7', 'growth28', null);

test('whole points add up to the whole score, which lies between 0 and 100', () => {
  fc.assert(
    fc.property(input, growth, (one, by) => {
      const { score, points } = scoreOf(one, SCALE, by);
      expect(SCORE_PARTS.reduce((sum, part) => sum + (points[part] ?? 0), 0)).toBe(score);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }),
  );
});

test('rounding moves no part by a point or more', () => {
  fc.assert(
    fc.property(input, growth, (one, by) => {
      const exact = weighParts(fulfilParts(one, SCALE, by));
      const { points } = roundPoints(exact);
      for (const part of SCORE_PARTS)
        expect(Math.abs((points[part] ?? 0) - (exact[part] ?? 0))).toBeLessThan(1);
    }),
  );
});

type Change = (one: ScoreInput, more: number) => ScoreInput;
const RAISES: [name: string, part: (typeof SCORE_PARTS)[number], change: Change][] = [
  ['more buyers', 'conversion', (one, more) => ({ ...one, buyers: one.buyers + more })],
  ['more searches without results', 'weakness', (one, more) => ({ ...one, zero: one.zero + more })],
  ['more searchers who opened nothing', 'weakness', (one, more) => ({ ...one, idle: one.idle + more })],
  ['fewer sellers', 'weakness', (one, more) => ({ ...one, sellers: Math.max(0, one.sellers - more) })],
  [
    'more searches than before',
    'growth',
    (one, more) => ({ ...one, month: { ...one.month, now: one.month.now + more } }),
  ],
];
test.each(RAISES)('%s never lower a part', (_name, part, change) => {
  fc.assert(
    fc.property(input, fc.integer({ min: 0, max: 10_000 }), (one, more) => {
      const value = (of: ScoreInput) => fulfilParts(of, SCALE, 'growth28')[part] ?? 0;
      expect(value(change(one, more))).toBeGreaterThanOrEqual(value(one) - 1e-12);
    }),
  );
});

test('more searches never lower the part of demand, and marks give none and all of the points', () => {
  const demand = (count: number) => {
    const one = { ...BEST, count };
    return fulfilParts(one, SCALE, null).demand;
  };
  fc.assert(
    fc.property(fc.integer({ min: 28, max: 1e6 }), fc.nat(1e6), (count, more) => {
      expect(demand(count + more)).toBeGreaterThanOrEqual(demand(count) ?? 0);
    }),
  );
  expect([demand(28), demand(60), demand(60_000), demand(1e6)]).toEqual([0, 0, expect.closeTo(1, 9), 1]);
});

test('a query that is at the top of every measure has 100 points, in the weights of the parts', () => {
  expect(scoreOf(BEST, SCALE, 'growth28')).toEqual({ score: 100, points: SCORE_WEIGHTS });
});

test('growth that was not measured is no part, and the others have its weight', () => {
  const unmeasured = scoreOf(BEST, SCALE, null);
  const fromNothing = scoreOf({ ...BEST, month: { now: 60_000, before: 0 } }, SCALE, 'growth28');
  for (const { score, points } of [unmeasured, fromNothing]) {
    expect(score).toBe(100);
    expect(points.growth).toBeNull();
    expect((points.demand ?? 0) + (points.conversion ?? 0) + (points.weakness ?? 0)).toBe(100);
  }
});

test('a rare query is judged by the market more than by its own few searches', () => {
  const share = (count: number) => MEASURES.zero.of({ ...BEST, count, zero: count / 10 }, SCALE) ?? 0;
  expect(share(30)).toBeCloseTo((3 + 2) / 130);
  expect(share(30_000)).toBeCloseTo(0.1, 3);
});

test('where the whole market stands on one point nobody is better', () => {
  const flat: ScaleMark = { none: 0.2, all: 0.2 };
  const scale = { ...SCALE, marks: { ...SCALE.marks, conversion: flat } };
  for (const buyers of [0, 30_000])
    expect(fulfilParts({ ...BEST, buyers }, scale, null).conversion).toBe(0.5);
});
