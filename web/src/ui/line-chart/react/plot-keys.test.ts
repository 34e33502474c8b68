import { expect, test } from 'vitest';
import { nextPoint, nextZoom } from './plot-keys.ts';

test.each([
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 2, 2],
  ['ArrowRight', 5, 6],
  ['ArrowRight', 9, 9],
  ['Home', 5, 2],
  ['End', 5, 9],
  // Without a cursor the arrows come in from their ends.
  ['ArrowLeft', undefined, 9],
  ['ArrowRight', undefined, 2],
  ['a', 5, undefined],
])('%s at %s goes to %s', (key, point, next) => {
  expect(nextPoint(key, point, [2, 9])).toBe(next);
});

test('plus and minus zoom around the cursor, zero shows everything', () => {
  const limits = { whole: [0, 100], shortest: 3 } as const;
  expect(nextZoom('+', [0, 100], 20, limits)).toEqual([10, 60]);
  expect(nextZoom('-', [10, 60], 20, limits)).toBe('whole');
  expect(nextZoom('0', [10, 60], 20, limits)).toBe('whole');
  expect(nextZoom('a', [10, 60], 20, limits)).toBeUndefined();
});
