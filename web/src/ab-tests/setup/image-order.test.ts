import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveTo } from './image-order.ts';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('from %i to %i', (from, to, moved) => {
  expect(moveTo(['a', 'b', 'c'], from, to)).toEqual(moved);
});

test('no image is lost or doubled on its way, and the way back leads back', () => {
  const lists = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 15 });
  fc.assert(
    fc.property(lists, fc.nat(14), fc.nat(14), (ids, from, to) => {
      fc.pre(from < ids.length && to < ids.length);
      const moved = moveTo(ids, from, to);
      expect(new Set(moved)).toEqual(new Set(ids));
      expect(moved).toHaveLength(ids.length);
      expect(moveTo(moved, to, from)).toEqual(ids);
    }),
  );
});
