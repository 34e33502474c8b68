import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medianCells, worstCells } from './group-cells.ts';

const cellOf = (place: Place | 'blocked'): PositionCell =>
  place === 'blocked' ? { place: null, gap: 'blocked' } : { place, gap: null };
const rowsOf = (...places: (Place | 'blocked')[]) => places.map((place) => ({ cells: [cellOf(place)] }));

test.each([
  [[3, 10, 500], 10, 500],
  [[3, 10], 3, 10],
  [[3, 'notFound', 40, null, 'deep'], 3, 'notFound'],
  [[7, 'deep'], 7, 'deep'],
  [['notFound', 'deep'], 'deep', 'notFound'],
  [['notFound', 'blocked'], 'notFound', 'notFound'],
] as const)('%j: median %s, worst %s', (places, median, worst) => {
  expect(medianCells(rowsOf(...places))).toEqual([{ place: median, gap: null }]);
  expect(worstCells(rowsOf(...places))).toEqual([{ place: worst, gap: null }]);
});

test('a group of which nothing is known keeps its reason, and has none before anything was due', () => {
  expect(medianCells(rowsOf(null, 'blocked'))).toEqual([{ place: null, gap: 'blocked' }]);
  expect(worstCells(rowsOf(null, null))).toEqual([{ place: null, gap: null }]);
  expect(medianCells([])).toEqual([]);
});

const somePlace = fc.oneof(
  fc.integer({ min: 1, max: 1000 }),
  fc.constantFrom(null, 'deep', 'notFound', 'blocked'),
);

test('both are places that some row has, and half of the found ones are not below the median', () => {
  fc.assert(
    fc.property(fc.array(somePlace, { minLength: 1, maxLength: 9 }), (places) => {
      const [[median], [worst]] = [medianCells(rowsOf(...places)), worstCells(rowsOf(...places))];
      expect(places).toContain(median?.gap ?? median?.place);
      expect(places).toContain(worst?.gap ?? worst?.place);
      const found = places.filter((place) => typeof place === 'number');
      const middle = median?.place;
      if (typeof middle !== 'number') return;
      expect(found.filter((place) => place <= middle).length * 2).toBeGreaterThanOrEqual(found.length);
      expect(found.filter((place) => place < middle).length * 2).toBeLessThan(found.length);
    }),
  );
});
