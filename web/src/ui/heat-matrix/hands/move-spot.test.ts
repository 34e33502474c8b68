import { expect, test } from 'vitest';
import { moveSpot } from './move-spot.ts';

const SIZE = { rows: 40, foot: 5, buckets: 672, cellWidth: 46 };
const from = { row: 13, bucket: 50 };

test.each([
  ['ArrowLeft', { row: 13, bucket: 49 }, { row: 13, bucket: 0 }],
  ['ArrowRight', { row: 13, bucket: 51 }, { row: 13, bucket: 671 }],
  ['ArrowUp', { row: 12, bucket: 50 }, { row: 0, bucket: 50 }],
  ['ArrowDown', { row: 14, bucket: 50 }, { row: 44, bucket: 50 }],
  ['PageUp', { row: 3, bucket: 50 }, { row: 3, bucket: 50 }],
  ['PageDown', { row: 23, bucket: 50 }, { row: 23, bucket: 50 }],
  ['Home', { row: 13, bucket: 0 }, { row: 0, bucket: 0 }],
  ['End', { row: 13, bucket: 671 }, { row: 44, bucket: 671 }],
])('%s leads to %j, and with Ctrl to %j', (key, near, far) => {
  expect(moveSpot(from, key, false, SIZE)).toEqual(near);
  expect(moveSpot(from, key, true, SIZE)).toEqual(far);
});

test.each(['ArrowLeft', 'ArrowUp', 'PageUp', 'Home'])('%s stays in the first corner', (key) => {
  expect(moveSpot({ row: 0, bucket: 0 }, key, false, SIZE)).toEqual({ row: 0, bucket: 0 });
});

test.each(['ArrowRight', 'ArrowDown', 'PageDown', 'End'])('%s stays in the last corner', (key) => {
  expect(moveSpot({ row: 44, bucket: 671 }, key, false, SIZE)).toEqual({ row: 44, bucket: 671 });
});

test('totals are reached from the last row', () => {
  expect(moveSpot({ row: 39, bucket: 5 }, 'ArrowDown', false, SIZE)).toEqual({ row: 40, bucket: 5 });
});

test('letters do not move', () => {
  expect(moveSpot(from, 'a', false, SIZE)).toBeUndefined();
});
