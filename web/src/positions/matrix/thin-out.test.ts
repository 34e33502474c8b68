import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thinOut } from './thin-out.ts';

test('of neighbours the last known value is kept, and a gap of all of them stays a gap', () => {
  expect(thinOut([1, 2, 3, null, null, null, 7, 8], 4)).toEqual([2, 3, null, 8]);
});

const values = fc.array(fc.option(fc.integer({ min: 1, max: 1000 })), { maxLength: 700 });

test('a short list stays as it is, a long one has exactly the room, and no value is made up', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 96 }), (list, most) => {
      const thin = thinOut(list, most);
      expect(thin).toHaveLength(Math.min(list.length, most));
      expect(thin.every((value) => list.includes(value))).toBe(true);
      expect(thin.some((value) => value !== null)).toBe(list.some((value) => value !== null));
    }),
  );
});

test('neighbours are of equal number, the last ones take what is over', () => {
  expect(thinOut([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([2, 4, 7]);
});
