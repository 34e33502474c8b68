import { expect, test } from 'vitest';
import { rangeBetween, sizeOf } from './cell-range.ts';

test('a range is the same from whichever corner it was drawn', () => {
  const range = { top: 2, bottom: 5, start: 1, end: 3 };
  expect(rangeBetween({ row: 2, column: 1 }, { row: 5, column: 3 })).toEqual(range);
  expect(rangeBetween({ row: 5, column: 1 }, { row: 2, column: 3 })).toEqual(range);
  expect(sizeOf(range)).toBe(12);
});

test('headers are not part of a range', () => {
  expect(rangeBetween({ row: 0, column: 0 }, { row: 3, column: 0 })).toMatchObject({ top: 1, bottom: 3 });
  expect(sizeOf(rangeBetween({ row: 1, column: 2 }, { row: 1, column: 2 }))).toBe(1);
});
