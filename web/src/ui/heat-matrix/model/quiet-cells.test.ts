import type { Place } from '@vitrina/contract/positions/places.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuiet } from './quiet-cells.ts';

const cellsOf = (...places: Place[]) => places.map((place) => ({ place, gap: null }));

test.each([
  [[10, 12, 10], 1, false],
  [[10, 12, 10], 2, true],
  [[10, 60, 10], 5, false],
  [[10, null, 10], 0, true],
  [['notFound', 'notFound', null], 0, true],
  [[10, 'notFound', 10], 1000, false],
  [[10, 'deep'], 1000, false],
  [['deep', 'notFound'], 1000, false],
  [[null, null], 0, true],
  [[5], 0, true],
] as const)('%j with changes over %i: quiet is %s', (places, most, quiet) =>
  expect(isQuiet(cellsOf(...places), most)).toBe(quiet),
);

test('nothing is quiet unless it is asked for', () => expect(isQuiet(cellsOf(5, 5), null)).toBe(false));

test('a row that is quiet at some number is quiet at any larger one, whichever way time runs', () => {
  const places = fc.array(fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.constant(null)), { maxLength: 30 });
  const number = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(places, number, number, (row, one, more) => {
      if (isQuiet(cellsOf(...row), one)) expect(isQuiet(cellsOf(...row), one + more)).toBe(true);
      expect(isQuiet(cellsOf(...row.toReversed()), one)).toBe(isQuiet(cellsOf(...row), one));
    }),
  );
});
