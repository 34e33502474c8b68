import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Assignable, assignTickOffsets } from './assign-tick-offsets.ts';

const assignable = (termId: number, skus: number[], more: Partial<Assignable> = {}): Assignable => ({
  termId,
  cityId: 213,
  skus,
  priority: 0,
  keptOffset: null,
  ...more,
});
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

test('the queries of one product are as far from each other as a round allows', () => {
  const ofOne = assignTickOffsets(
    range(6).map((term) => assignable(term, [1])),
    6,
  );
  expect(new Set(ofOne).size).toBe(6);
  const [first = 0, second = 0] = assignTickOffsets([assignable(1, [1]), assignable(2, [1])], 12);
  expect(Math.abs(first - second)).toBe(6);
});

test('a product of twelve queries is looked at in every tick of an hour, whoever else is there', () => {
  const checks = range(480).map((term) => assignable(term, [Math.floor(term / 12)]));
  const tickOffsets = assignTickOffsets(checks, 12);
  const ofProduct = Map.groupBy(range(480), (term) => Math.floor(term / 12));
  const ticks = [...ofProduct.values()].map((terms) => new Set(terms.map((term) => tickOffsets[term])).size);
  const average = ticks.reduce((sum, count) => sum + count, 0) / ticks.length;
  expect(average).toBeGreaterThan(11);
});

test('what has most to notice chooses first', () => {
  const dull = range(4).map((term) => assignable(term, [1]));
  const tickOffsets = assignTickOffsets(
    [...dull, assignable(8, [1], { priority: 2 }), assignable(9, [1], { priority: 1 })],
    6,
  );
  expect(Math.abs((tickOffsets[4] ?? 0) - (tickOffsets[5] ?? 0))).toBe(3);
});

const anyChecks = fc
  .array(
    fc.record({
      skus: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
      priority: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 120 },
  )
  .map((list) => list.map(({ skus, priority }, term) => assignable(term, skus, { priority })));

test('parts are even, and the order in which checks are named does not matter', () => {
  fc.assert(
    fc.property(anyChecks, fc.constantFrom(1, 6, 12), fc.integer(), (checks, tickOffsets, seed) => {
      const offsets = assignTickOffsets(checks, tickOffsets);
      const sizes = Map.groupBy(offsets, (tickOffset) => tickOffset);
      for (const [tickOffset, group] of sizes) {
        expect(tickOffset).toBeGreaterThanOrEqual(0);
        expect(tickOffset).toBeLessThan(tickOffsets);
        expect(group.length).toBeLessThanOrEqual(Math.ceil(checks.length / tickOffsets));
      }
      const turned = checks.toSorted(
        (a, b) => ((a.termId * 7919 + seed) % 97) - ((b.termId * 7919 + seed) % 97),
      );
      const again = assignTickOffsets(turned, tickOffsets);
      const partOf = new Map(turned.map((check, index) => [check.termId, again[index]]));
      expect(checks.map((check) => partOf.get(check.termId))).toEqual(offsets);
    }),
    { numRuns: 200 },
  );
});

test('a check that keeps its offset keeps it, and the others fill up what is free', () => {
  fc.assert(
    fc.property(anyChecks, fc.constantFrom(6, 12), (checks, tickOffsets) => {
      const before = assignTickOffsets(checks, tickOffsets);
      const mixed = checks.map((check, index) =>
        index % 3 === 0 ? { ...check, keptOffset: before[index] ?? 0 } : check,
      );
      const after = assignTickOffsets(mixed, tickOffsets);
      for (const [index, { keptOffset }] of mixed.entries()) {
        if (keptOffset !== null) expect(after[index]).toBe(keptOffset);
      }
      for (const group of Map.groupBy(after, (tickOffset) => tickOffset).values()) {
        expect(group.length).toBeLessThanOrEqual(Math.ceil(checks.length / tickOffsets));
      }
    }),
    { numRuns: 200 },
  );
});
