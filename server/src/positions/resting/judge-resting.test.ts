import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countUniqueQueries } from '../rules.ts';
import { judgeResting } from './judge-resting.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
type Entry = Parameters<typeof judgeResting>[0][number];
const entry = (id: number, given: Partial<Entry> = {}): Entry => ({
  id,
  sku: id,
  cityId: 213,
  isPaused: false,
  createdAt: day(id),
  termIds: [id * 10, id * 10 + 1],
  ...given,
});
const resting = (entries: readonly Entry[], products: number, queries: number) =>
  judgeResting(entries, { products, queries })
    .filter(({ isResting, termIds }) => isResting || termIds.length > 0)
    .map(({ id, isResting, termIds }) => [id, isResting, termIds]);

it('with room for everything nothing rests', () => {
  expect(resting([entry(1), entry(2)], 2, 4)).toEqual([]);
});

it('the youngest products rest, with all their queries', () => {
  expect(resting([entry(3), entry(1), entry(2)], 2, 100)).toEqual([[3, true, [30, 31]]]);
});

it('a product that is followed in two cities takes one place', () => {
  expect(resting([entry(1), entry(2, { sku: 1 }), entry(3)], 1, 100)).toEqual([[3, true, [30, 31]]]);
});

it('in the entry in which the room ends the queries that were added first stay', () => {
  expect(resting([entry(1), entry(2), entry(3)], 10, 3)).toEqual([
    [2, false, [21]],
    [3, false, [30, 31]],
  ]);
});

it('a query that costs nothing, because it shares a shelf, stays', () => {
  expect(resting([entry(1, { termIds: [7] }), entry(2, { termIds: [8, 7] })], 10, 1)).toEqual([
    [2, false, [8]],
  ]);
  // The eleventh product begins another unique query.
  const many = Array.from({ length: 11 }, (_, index) => entry(index + 1, { termIds: [7] }));
  expect(resting(many, 20, 1)).toEqual([[11, false, [7]]]);
});

it('what is paused takes no query and makes room for what rests', () => {
  const entries = [entry(1), entry(2), entry(3)];
  expect(resting(entries, 2, 100)).toEqual([[3, true, [30, 31]]]);
  const paused = [entry(1, { isPaused: true }), entry(2), entry(3)];
  expect(resting(paused, 2, 100)).toEqual([[1, true, [10, 11]]]);
  expect(resting(paused, 3, 4)).toEqual([]);
});

const tracked = fc.array(
  fc.record({
    sku: fc.integer({ min: 1, max: 30 }),
    cityId: fc.constantFrom(1, 2),
    isPaused: fc.boolean(),
    createdAt: fc.integer({ min: 1, max: 20 }).map(day),
    termIds: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 }),
  }),
  { maxLength: 60 },
);

it('what stays fits, and nothing rests that would have fitted', () => {
  const rooms = fc.record({
    products: fc.integer({ min: 1, max: 30 }),
    queries: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(tracked, rooms, (given, room) => {
      const entries = given.map((one, index) => ({ ...one, id: index + 1 }));
      const byId = new Map(entries.map((one) => [one.id, one]));
      const judged = judgeResting(entries, room);
      const products = new Set<number>();
      const shelves = new Map<string, number>();
      for (const { id, isResting, termIds } of judged) {
        const one = byId.get(id);
        if (!one || isResting) continue;
        products.add(one.sku);
        for (const termId of one.isPaused ? [] : one.termIds.filter((term) => !termIds.includes(term)))
          shelves.set(`${one.cityId}|${termId}`, (shelves.get(`${one.cityId}|${termId}`) ?? 0) + 1);
      }
      expect(products.size).toBeLessThanOrEqual(room.products);
      const unique = countUniqueQueries(shelves.values());
      expect(unique).toBeLessThanOrEqual(room.queries);
      if (judged.some(({ isResting }) => isResting)) expect(products.size).toBe(room.products);
      if (judged.some(({ isResting, termIds }) => !isResting && termIds.length > 0))
        expect(unique).toBe(room.queries);
    }),
  );
});
