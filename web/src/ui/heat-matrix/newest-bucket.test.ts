import type { PositionCell } from '@vitrina/contract/positions.ts';
import { expect, test } from 'vitest';
import { isBucketInSight, leftForNewest, newestBucket } from './newest-bucket.ts';

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

test('a bucket is in sight while all of it stands before the right edge', () => {
  const view = { scrollLeft: 6054, scrollTop: 0, width: 702, height: 300, leadPx: 132 };
  expect(isBucketInSight(143, view, 46)).toBe(true);
  expect(isBucketInSight(144, view, 46)).toBe(false);
});
