import { expect, test } from 'vitest';
import {
  areaBetween,
  boxOf,
  bucketAt,
  FOOT_PX,
  footTop,
  HEAD_PX,
  nearestSpot,
  ROW_PX,
  scrollToShow,
  type Size,
  spotAt,
  type View,
  visibleArea,
} from './matrix-geometry.ts';
import { moveSpot } from './move-spot.ts';

const CELL = 46;
const SIZE: Size = { rows: 40, foot: 5, buckets: 672, cellWidth: CELL };
const VIEW: View = { scrollLeft: 0, scrollTop: 0, width: 1000, height: 500, leadPx: 200 };
const FOOT_TOP = VIEW.height - 5 * FOOT_PX;

test('only what is in the window is drawn', () => {
  const area = visibleArea({ ...VIEW, scrollLeft: 100 * CELL, scrollTop: 5 * ROW_PX }, SIZE);
  expect(area.first).toEqual({ row: 5, bucket: 100 });
  expect(area.last.bucket - area.first.bucket).toBe(Math.floor(799 / CELL));
  expect(area.last.row - area.first.row).toBe(Math.floor((FOOT_TOP - HEAD_PX - 1) / ROW_PX));
  const beyond = visibleArea({ ...VIEW, scrollLeft: 1e9, scrollTop: 1e9 }, SIZE);
  expect(beyond.last).toEqual({ row: 39, bucket: 671 });
});

test('totals stand at the lower edge, and under the last row when there is room', () => {
  expect(footTop(VIEW, SIZE)).toBe(FOOT_TOP);
  expect(footTop(VIEW, { ...SIZE, rows: 2 })).toBe(HEAD_PX + 2 * ROW_PX);
  expect(boxOf({ row: 41, bucket: 0 }, VIEW, SIZE)).toMatchObject({ y: FOOT_TOP + FOOT_PX, height: FOOT_PX });
});

test('the head and the sticky columns are no cells', () => {
  expect(spotAt({ x: 199, y: 100 }, VIEW, SIZE)).toBeUndefined();
  expect(spotAt({ x: 300, y: HEAD_PX - 1 }, VIEW, SIZE)).toBeUndefined();
  expect(bucketAt({ x: 300, y: 5 }, VIEW, SIZE)).toBe(2);
  expect(spotAt({ x: 200 + CELL, y: HEAD_PX }, VIEW, SIZE)).toEqual({ row: 0, bucket: 1 });
  expect(spotAt({ x: 300, y: HEAD_PX + 5 }, VIEW, { ...SIZE, rows: 0, foot: 0, buckets: 0 })).toBeUndefined();
});

test('a total covers the row under it', () => {
  expect(spotAt({ x: 210, y: FOOT_TOP - 1 }, VIEW, SIZE)?.row).toBe(
    Math.floor((FOOT_TOP - 1 - HEAD_PX) / ROW_PX),
  );
  expect(spotAt({ x: 210, y: FOOT_TOP }, VIEW, SIZE)?.row).toBe(40);
  expect(spotAt({ x: 210, y: VIEW.height - 1 }, VIEW, SIZE)?.row).toBe(44);
});

test('a drag beyond an edge reaches for the nearest cell', () => {
  expect(nearestSpot({ x: -50, y: -50 }, VIEW, SIZE)).toEqual({ row: 0, bucket: 0 });
  const far = nearestSpot({ x: 5000, y: 5000 }, { ...VIEW, scrollLeft: 1e6 }, SIZE);
  expect(far).toEqual({ row: 44, bucket: 671 });
});

test('a cell outside of the window is scrolled to its nearer edge, one inside is left alone', () => {
  expect(scrollToShow({ row: 0, bucket: 100 }, VIEW, SIZE).left).toBe(101 * CELL - 800);
  expect(scrollToShow({ row: 2, bucket: 3 }, VIEW, SIZE)).toEqual({ left: 0, top: 0 });
  expect(scrollToShow({ row: 30, bucket: 0 }, VIEW, SIZE).top).toBe(31 * ROW_PX - (FOOT_TOP - HEAD_PX));
  expect(scrollToShow({ row: 42, bucket: 0 }, { ...VIEW, scrollTop: 90 }, SIZE).top).toBe(90);
});

test('a rectangle is the same from any of its corners', () => {
  const area = { first: { row: 1, bucket: 2 }, last: { row: 3, bucket: 4 } };
  expect(areaBetween({ row: 3, bucket: 2 }, { row: 1, bucket: 4 })).toEqual(area);
});

test.each([
  ['ArrowLeft', false, { row: 0, bucket: 0 }, { row: 0, bucket: 0 }],
  ['ArrowDown', false, { row: 44, bucket: 5 }, { row: 44, bucket: 5 }],
  ['ArrowDown', false, { row: 39, bucket: 5 }, { row: 40, bucket: 5 }],
  ['ArrowRight', true, { row: 3, bucket: 5 }, { row: 3, bucket: 671 }],
  ['PageDown', false, { row: 3, bucket: 5 }, { row: 13, bucket: 5 }],
  ['Home', false, { row: 3, bucket: 5 }, { row: 3, bucket: 0 }],
  ['End', true, { row: 3, bucket: 5 }, { row: 44, bucket: 671 }],
])('%s (far: %s) from %j leads to %j', (key, isFar, from, to) => {
  expect(moveSpot(from, key, isFar, SIZE)).toEqual(to);
});

test('letters do not move', () => {
  expect(moveSpot({ row: 3, bucket: 5 }, 'a', false, SIZE)).toBeUndefined();
});
