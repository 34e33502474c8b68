import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import { expect, test } from 'vitest';
import { isBucketVisible, leftForNewest, newestBucket, showNewest } from './newest-bucket.ts';

const nothing: PositionCell = { place: null, gap: null };

test('the newest bucket is the last of which any row knows something', () => {
  const rows = [
    { cells: [{ place: 5, gap: null }, nothing, nothing, nothing] },
    { cells: [nothing, nothing, { place: null, gap: 'timeout' as const }, nothing] },
  ];
  expect(newestBucket(rows)).toBe(2);
  expect(newestBucket([{ cells: [nothing] }])).toBe(-1);
  expect(newestBucket([])).toBe(-1);
});

test('the window ends a bucket after the newest, and begins at the first when there is room', () => {
  const view = { scrollLeft: 0, scrollTop: 0, width: 700, height: 300, leadPx: 200 };
  expect(leftForNewest(98, view, 50)).toBe(100 * 50 - 500);
  expect(leftForNewest(2, view, 50)).toBe(0);
  expect(leftForNewest(-1, view, 50)).toBe(0);
});

test('a bucket is visible while all of it stands before the right edge', () => {
  const view = { scrollLeft: 6054, scrollTop: 0, width: 702, height: 300, leadPx: 132 };
  expect(isBucketVisible(143, view, 46)).toBe(true);
  expect(isBucketVisible(144, view, 46)).toBe(false);
});

/** A window of ten buckets that has twenty; a phone's one comes to rest no further than `most`. */
function windowAt(left: number, most = 500) {
  const scroller = {
    scrollLeft: left,
    scrollTo: (to: ScrollToOptions) => {
      scroller.scrollLeft = to.left === undefined || to.left > most ? 0 : to.left;
    },
  };
  const readView = () => ({
    scrollTop: 0,
    width: 600,
    height: 300,
    leadPx: 100,
    ...scroller,
  });
  const days = [0, 4, 12, 16].map((first) => ({ first }));
  return { scroller, visible: { period: 'week', newest: 12, cellWidth: 50, readView, days } };
}

test.each([
  ['shown for the first time', undefined, 170, 200],
  ['of another period', { period: 'month', left: 0 }, 170, 200],
  ['where it was left', { period: 'week', left: 170 }, 170, 200],
  ['a pixel to the right', { period: 'week', left: 169 }, 170, 200],
  ['scrolled to the right', { period: 'week', left: 168 }, 170, 170],
  ['scrolled to the left', { period: 'week', left: 172 }, 170, 170],
])('a window %s moves to the newest bucket unless somebody has scrolled it', (_how, shown, from, to) => {
  const { scroller, visible } = windowAt(from);
  const now = showNewest(scroller as HTMLElement, visible, shown);
  expect(scroller.scrollLeft).toBe(to);
  expect(now).toEqual(from === to ? shown : { period: 'week', left: to });
});

test('a snap that takes the newest bucket back gives way to the beginning of its day', () => {
  const { scroller, visible } = windowAt(0, 100);
  const lefts: (number | undefined)[] = [];
  const scrollTo = (to: ScrollToOptions) => {
    lefts.push(to.left);
    scroller.scrollTo(to);
  };
  showNewest({ ...scroller, scrollTo } as HTMLElement, visible, undefined);
  expect(lefts).toEqual([200, 12 * 50]);
  showNewest({ ...scroller, scrollTo } as HTMLElement, { ...visible, days: [] }, undefined);
  expect(lefts.slice(2)).toEqual([200, 0]);
});

test('nothing is shown before the window is there', () => {
  expect(showNewest(null, windowAt(0).visible, undefined)).toBeUndefined();
});
