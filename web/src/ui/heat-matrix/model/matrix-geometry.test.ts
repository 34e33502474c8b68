import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areaBetween,
  boxOf,
  bucketAt,
  contentSize,
  FOOT_PX,
  footTop,
  HEAD_PX,
  isSingle,
  leadRowAt,
  nearestSpot,
  ROW_PX,
  type Size,
  scrollToShow,
  spotAt,
  type View,
  visibleArea,
} from './matrix-geometry.ts';

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

// Forty rows of cells, of which the first two and most of the third are scrolled away; so are six buckets and a half.
const SCROLLED: View = { ...VIEW, scrollLeft: 6 * CELL + 23, scrollTop: 2 * ROW_PX + 20 };

test('the whole is as large as its head, rows, totals, sticky columns and buckets', () => {
  expect(contentSize({ rows: 3, foot: 2, buckets: 10, cellWidth: 50 }, 200)).toEqual({
    width: 700,
    height: HEAD_PX + 3 * ROW_PX + 2 * FOOT_PX,
  });
});

test('a cell lies where its row and bucket are, less what is scrolled away', () => {
  expect(boxOf({ row: 4, bucket: 9 }, SCROLLED, SIZE)).toEqual({
    x: 200 + 2 * CELL + 23,
    y: HEAD_PX + ROW_PX + 10,
    width: CELL,
    height: ROW_PX,
  });
  expect(boxOf({ row: 40, bucket: 6 }, SCROLLED, SIZE)).toEqual({
    x: 200 - 23,
    y: FOOT_TOP,
    width: CELL,
    height: FOOT_PX,
  });
});

test('cells that are cut by an edge of the window are drawn, those that touch it from outside are not', () => {
  expect(visibleArea(SCROLLED, SIZE).first).toEqual({ row: 2, bucket: 6 });
  const even = { ...VIEW, scrollLeft: 3 * CELL, scrollTop: 4 * ROW_PX, width: 200 + 5 * CELL };
  const size = { ...SIZE, foot: 0 };
  const height = HEAD_PX + 6 * ROW_PX;
  expect(visibleArea({ ...even, height }, size)).toEqual({
    first: { row: 4, bucket: 3 },
    last: { row: 9, bucket: 7 },
  });
  expect(visibleArea({ ...even, height: height + 1, width: even.width + 1 }, size).last).toEqual({
    row: 10,
    bucket: 8,
  });
  expect(visibleArea({ ...even, scrollLeft: 1e9, scrollTop: 1e9, height }, size).first).toEqual({
    row: 39,
    bucket: 671,
  });
});

test('totals come up with the last row when there is nothing more to scroll', () => {
  expect(footTop({ ...VIEW, scrollTop: 60 }, { ...SIZE, rows: 4 })).toBe(HEAD_PX + 2 * ROW_PX);
});

test('every point of a cell that is seen belongs to it', () => {
  const spots = fc.record({
    row: fc.integer({ min: 3, max: 44 }),
    bucket: fc.integer({ min: 7, max: 22 }),
    right: fc.integer({ min: 0, max: CELL - 1 }),
    down: fc.integer({ min: 0, max: FOOT_PX - 1 }),
  });
  fc.assert(
    fc.property(spots, ({ row, bucket, right, down }) => {
      const box = boxOf({ row, bucket }, SCROLLED, SIZE);
      fc.pre(row >= SIZE.rows || box.y + down < FOOT_TOP);
      const point = { x: box.x + right, y: box.y + down };
      expect(spotAt(point, SCROLLED, SIZE)).toEqual({ row, bucket });
      expect(nearestSpot(point, SCROLLED, SIZE)).toEqual({ row, bucket });
      expect(bucketAt({ x: point.x, y: 0 }, SCROLLED, SIZE)).toBe(bucket);
    }),
  );
});

test('a bucket ends where the window, the sticky columns or the last of them does', () => {
  const head = (x: number, size = SIZE) => bucketAt({ x, y: 0 }, SCROLLED, size);
  expect([199, 200, 999, 1000].map((x) => head(x))).toEqual([undefined, 6, 23, undefined]);
  const few = { ...SIZE, buckets: 8 };
  expect(head(200 + CELL + 22, few)).toBe(7);
  expect(head(200 + CELL + 23, few)).toBeUndefined();
});

test('below the last total there is no cell', () => {
  const low = { ...SIZE, rows: 2, foot: 1 };
  const end = HEAD_PX + 2 * ROW_PX + FOOT_PX;
  expect(spotAt({ x: 200, y: end - 1 }, VIEW, low)).toEqual({ row: 2, bucket: 0 });
  expect(spotAt({ x: 200, y: end }, VIEW, low)).toBeUndefined();
});

test('sticky columns have lines beside the cells, and none in the head or beside totals', () => {
  const rowAt = (x: number, y: number) => leadRowAt({ x, y }, SCROLLED, SIZE);
  expect(rowAt(0, HEAD_PX)).toBe(2);
  expect(rowAt(199, HEAD_PX + 10)).toBe(3);
  expect(rowAt(200, HEAD_PX + 10)).toBeUndefined();
  expect(rowAt(0, HEAD_PX - 1)).toBeUndefined();
  expect(rowAt(0, FOOT_TOP)).toBeUndefined();
  expect(leadRowAt({ x: 0, y: HEAD_PX + ROW_PX }, VIEW, { ...SIZE, rows: 1 })).toBeUndefined();
});

test('a rectangle of one cell is no rectangle', () => {
  const first = { row: 1, bucket: 2 };
  expect(isSingle({ first, last: first })).toBe(true);
  expect(isSingle({ first, last: { row: 1, bucket: 3 } })).toBe(false);
  expect(isSingle({ first, last: { row: 2, bucket: 2 } })).toBe(false);
});

test('the first of the totals needs no scrolling up or down', () => {
  expect(scrollToShow({ row: 40, bucket: 9 }, SCROLLED, SIZE)).toEqual({
    left: SCROLLED.scrollLeft,
    top: SCROLLED.scrollTop,
  });
  expect(scrollToShow({ row: 2, bucket: 6 }, SCROLLED, SIZE)).toEqual({ left: 6 * CELL, top: 2 * ROW_PX });
});
