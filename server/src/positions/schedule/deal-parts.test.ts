import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Dealt, dealParts } from './deal-parts.ts';

const dealt = (termId: number, skus: number[], more: Partial<Dealt> = {}): Dealt => ({
  termId,
  cityId: 213,
  skus,
  interest: 0,
  keptPart: null,
  ...more,
});
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

test('the queries of one product are as far from each other as a round allows', () => {
  const ofOne = dealParts(
    range(6).map((term) => dealt(term, [1])),
    6,
  );
  expect(new Set(ofOne).size).toBe(6);
  const [first = 0, second = 0] = dealParts([dealt(1, [1]), dealt(2, [1])], 12);
  expect(Math.abs(first - second)).toBe(6);
});

test('a product of twelve queries is looked at in every tick of an hour, whoever else is there', () => {
  const checks = range(480).map((term) => dealt(term, [Math.floor(term / 12)]));
  const parts = dealParts(checks, 12);
  const ofProduct = Map.groupBy(range(480), (term) => Math.floor(term / 12));
  const ticks = [...ofProduct.values()].map((terms) => new Set(terms.map((term) => parts[term])).size);
  const average = ticks.reduce((sum, count) => sum + count, 0) / ticks.length;
  expect(average).toBeGreaterThan(11);
});

test('what has most to notice chooses first', () => {
  const dull = range(4).map((term) => dealt(term, [1]));
  const parts = dealParts([...dull, dealt(8, [1], { interest: 2 }), dealt(9, [1], { interest: 1 })], 6);
  expect(Math.abs((parts[4] ?? 0) - (parts[5] ?? 0))).toBe(3);
});

const anyChecks = fc
  .array(
    fc.record({
      skus: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
      interest: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 120 },
  )
  .map((list) => list.map(({ skus, interest }, term) => dealt(term, skus, { interest })));

test('parts are even, and the order in which checks are named does not matter', () => {
  fc.assert(
    fc.property(anyChecks, fc.constantFrom(1, 6, 12), fc.integer(), (checks, parts, seed) => {
      const dealtParts = dealParts(checks, parts);
      const sizes = Map.groupBy(dealtParts, (part) => part);
      for (const [part, group] of sizes) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThan(parts);
        expect(group.length).toBeLessThanOrEqual(Math.ceil(checks.length / parts));
      }
      const turned = checks.toSorted(
        (a, b) => ((a.termId * 7919 + seed) % 97) - ((b.termId * 7919 + seed) % 97),
      );
      const again = dealParts(turned, parts);
      const partOf = new Map(turned.map((check, index) => [check.termId, again[index]]));
      expect(checks.map((check) => partOf.get(check.termId))).toEqual(dealtParts);
    }),
    { numRuns: 200 },
  );
});

test('a check that keeps its offset keeps it, and the others fill up what is free', () => {
  fc.assert(
    fc.property(anyChecks, fc.constantFrom(6, 12), (checks, parts) => {
      const before = dealParts(checks, parts);
      const mixed = checks.map((check, index) =>
        index % 3 === 0 ? { ...check, keptPart: before[index] ?? 0 } : check,
      );
      const after = dealParts(mixed, parts);
      for (const [index, { keptPart }] of mixed.entries()) {
        if (keptPart !== null) expect(after[index]).toBe(keptPart);
      }
      for (const group of Map.groupBy(after, (part) => part).values()) {
        expect(group.length).toBeLessThanOrEqual(Math.ceil(checks.length / parts));
      }
    }),
    { numRuns: 200 },
  );
});
