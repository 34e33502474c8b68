import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const number = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('numbers are sorted, in whatever stretches they come', () => {
  fc.assert(
    fc.property(fc.array(number), fc.array(fc.nat({ max: 100 })), fc.boolean(), (numbers, cuts, areApart) => {
      const all = areApart ? numbers.toSorted((a, b) => a - b) : numbers;
      const bounds = [...new Set([0, ...cuts, all.length])].toSorted((a, b) => a - b);
      const stretches = bounds.map((from, index) => all.slice(from, bounds[index + 1] ?? all.length));
      const given = stretches.toReversed().flatMap((stretch) => stretch.toSorted((a, b) => a - b));
      expect([...inOrder(Uint32Array.from(given))]).toEqual(numbers.toSorted((a, b) => a - b));
    }),
  );
});
