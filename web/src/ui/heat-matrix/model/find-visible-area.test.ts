import { expect, test } from 'vitest';
import { findVisibleArea, withinSize } from './find-visible-area.ts';

const view = { scrollLeft: 0, scrollTop: 0, width: 300, height: 400, leadPx: 100 };
const sizeOf = (rows: number, buckets: number) => ({ rows, foot: 0, buckets, cellWidth: 50 });

test.each([
  [1, 1, { first: { row: 0, bucket: 0 }, last: { row: 0, bucket: 0 } }],
  [0, 1, undefined],
  [1, 0, undefined],
])('of %i rows and %i buckets %j is in sight', (rows, buckets, area) => {
  expect(findVisibleArea(view, sizeOf(rows, buckets))).toEqual(area);
});

test.each([
  [3, 5, true],
  [2, 5, false],
  [3, 4, false],
  [4, 6, true],
])('an area up to row 2 and bucket 4 is within %i rows and %i buckets: %s', (rows, buckets, isWithin) => {
  const area = { first: { row: 0, bucket: 0 }, last: { row: 2, bucket: 4 } };
  expect(withinSize(area, sizeOf(rows, buckets))).toBe(isWithin ? area : undefined);
});

test('nothing is visible until it was measured', () => {
  expect(withinSize(undefined, sizeOf(3, 5))).toBeUndefined();
});
