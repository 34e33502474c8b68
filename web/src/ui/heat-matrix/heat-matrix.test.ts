import type { PositionCell } from '@vitrina/contract/positions.ts';
import { expect, test } from 'vitest';
import { cellsToTsv } from './cells-to-tsv.ts';
import { daySpans } from './matrix-days.ts';
import { areaBetween, CELL, HEAD_PX, scrollToShow, spotAt, visibleArea } from './matrix-geometry.ts';
import { moveSpot } from './move-spot.ts';
import { toneOf } from './place-tone.ts';

const SIZE = { rows: 40, buckets: 672 };
const VIEW = { scrollLeft: 0, scrollTop: 0, width: 1000, height: 500, leadPx: 200 };
const cell = (place: PositionCell['place'], gap: PositionCell['gap'] = null): PositionCell => ({
  place,
  gap,
});

test('only what is in the window is drawn', () => {
  const area = visibleArea({ ...VIEW, scrollLeft: 100 * CELL.width, scrollTop: 5 * CELL.height }, SIZE);
  expect(area.first).toEqual({ row: 5, bucket: 100 });
  expect(area.last.bucket - area.first.bucket).toBeLessThanOrEqual(Math.ceil(800 / CELL.width));
  expect(visibleArea({ ...VIEW, scrollLeft: 1e9, scrollTop: 1e9 }, SIZE).last).toEqual({
    row: 39,
    bucket: 671,
  });
});

test('the head and the sticky columns are no cells', () => {
  expect(spotAt({ x: 199, y: 100 }, VIEW, SIZE)).toBeUndefined();
  expect(spotAt({ x: 300, y: HEAD_PX - 1 }, VIEW, SIZE)).toBeUndefined();
  expect(spotAt({ x: 200 + CELL.width, y: HEAD_PX }, VIEW, SIZE)).toEqual({ row: 0, bucket: 1 });
  expect(spotAt({ x: 300, y: HEAD_PX + 5 }, VIEW, { rows: 0, buckets: 0 })).toBeUndefined();
});

test('a cell outside of the window is scrolled to its nearer edge, one inside is left alone', () => {
  expect(scrollToShow({ row: 0, bucket: 100 }, VIEW).left).toBe(101 * CELL.width - 800);
  expect(scrollToShow({ row: 2, bucket: 3 }, VIEW)).toEqual({ left: 0, top: 0 });
});

test('arrows stop at the edges; Ctrl with Home and End reaches the corners', () => {
  expect(moveSpot({ row: 0, bucket: 0 }, 'ArrowLeft', false, SIZE)).toEqual({ row: 0, bucket: 0 });
  expect(moveSpot({ row: 39, bucket: 5 }, 'ArrowDown', false, SIZE)).toEqual({ row: 39, bucket: 5 });
  expect(moveSpot({ row: 3, bucket: 5 }, 'End', true, SIZE)).toEqual({ row: 39, bucket: 671 });
  expect(moveSpot({ row: 3, bucket: 5 }, 'a', false, SIZE)).toBeUndefined();
});

test('a rectangle is copied as a spreadsheet reads it, and an absent place is never a zero', () => {
  const rows = [
    { cells: [cell(1), cell('deep'), cell(9)] },
    { cells: [cell('notFound'), cell(null, 'timeout'), cell(7)] },
  ];
  const area = areaBetween({ row: 1, bucket: 1 }, { row: 0, bucket: 0 });
  expect(cellsToTsv(rows, area, 'н/н')).toBe('1\t1000+\nн/н\t');
});

test('buckets belong to Moscow days, and weekends are known', () => {
  const hours = Array.from({ length: 5 }, (_, hour) =>
    new Date(Date.UTC(2026, 10, 20, 19 + hour)).toISOString(),
  );
  expect(daySpans(hours)).toEqual([
    { day: '2026-11-20', first: 0, count: 2, isWeekend: false },
    { day: '2026-11-21', first: 2, count: 3, isWeekend: true },
  ]);
});

test.each([
  [cell(10), 'top10'],
  [cell(11), 'top50'],
  [cell(51), 'top100'],
  [cell(101), 'rest'],
  [cell('deep'), 'rest'],
  [cell('notFound'), 'notFound'],
  [cell(null, 'rateLimited'), 'gap'],
  [cell(null), 'notDue'],
])('%j is drawn as %s', (given, tone) => {
  expect(toneOf(given)).toBe(tone);
});
