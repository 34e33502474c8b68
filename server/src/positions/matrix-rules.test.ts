import type { PositionCell } from '@vitrina/contract/positions.ts';
import { describe, expect, test } from 'vitest';
import {
  bestPlace,
  type Bucket,
  chooseCell,
  type Grid,
  listBucketStarts,
  markMissed,
  planGrid,
} from './matrix-rules.ts';

const now = new Date('2026-03-02T20:59:00Z');
const today = '2026-03-02';
const plan = { from: today, to: today, grouping: 'Hour', historyDays: 90, now } as const;

describe('grid', () => {
  test('buckets begin at Moscow midnight', () => {
    const grid = planGrid(plan) as Grid;
    expect(grid.count).toBe(24);
    expect(listBucketStarts(grid)[0]?.toISOString()).toBe('2026-03-01T21:00:00.000Z');
  });

  test.each([
    ['FiveMinute', 2],
    ['HalfHour', 14],
    ['Hour', 28],
    ['SixHours', 168],
    ['TwelveHours', 336],
    ['Day', 672],
  ] as const)('%s: at most %i days', (grouping, days) => {
    const back = (count: number) =>
      new Date(Date.parse(`${today}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
    const ask = (count: number) => planGrid({ ...plan, grouping, historyDays: 1000, from: back(count - 1) });
    expect(ask(days)).not.toHaveProperty('refused');
    expect(ask(days + 1)).toEqual({ refused: 'outOfRange', from: back(days - 1), to: today });
  });

  test.each([
    { from: '2026-03-03' },
    { to: '2026-03-03' },
    { from: today, to: '2026-03-01' },
    { from: '2025-12-02', grouping: 'Day' as const },
  ])('refuses %j and tells the allowed period', (asked) => {
    expect(planGrid({ ...plan, ...asked })).toMatchObject({ refused: 'outOfRange', to: today });
  });

  test('the plan counts today as its first day', () => {
    expect(planGrid({ ...plan, grouping: 'Day', from: '2025-12-03' })).not.toHaveProperty('refused');
    expect(planGrid({ ...plan, historyDays: 0 })).not.toHaveProperty('refused');
  });
});

const bucket: Bucket = {
  query: 1,
  bucket: 0,
  answered: 3,
  deep: 0,
  best: 4,
  median: 7,
  lastAnswer: 9,
  lastFailure: 'timeout',
};

describe('cells', () => {
  test('last, best and median are different questions', () => {
    expect(chooseCell(bucket, 'last')).toEqual({ place: 9, gap: null });
    expect(chooseCell(bucket, 'best')).toEqual({ place: 4, gap: null });
    expect(chooseCell(bucket, 'median')).toEqual({ place: 7, gap: null });
  });

  test('н/н, 1000+ and a gap are three things', () => {
    const unfound = { ...bucket, best: null, median: null };
    expect(chooseCell({ ...unfound, lastAnswer: 'notFound' }, 'best')).toEqual({
      place: 'notFound',
      gap: null,
    });
    expect(chooseCell({ ...unfound, deep: 1 }, 'median')).toEqual({ place: 'deep', gap: null });
    expect(chooseCell({ ...unfound, answered: 0 }, 'best')).toEqual({ place: null, gap: 'timeout' });
  });

  test('the best of a period', () => {
    const silent = { ...bucket, answered: 0, best: null };
    const unfound = { ...bucket, best: null };
    expect(bestPlace([])).toBeNull();
    expect(bestPlace([silent])).toBeNull();
    expect(bestPlace([silent, unfound])).toBe('notFound');
    expect(bestPlace([unfound, { ...unfound, deep: 2 }])).toBe('deep');
    expect(bestPlace([unfound, bucket, { ...bucket, best: 2 }])).toBe(2);
  });

  test('missed slots are marked where nothing else is known', () => {
    const grid = planGrid(plan) as Grid;
    const cells: PositionCell[] = listBucketStarts(grid).map(() => ({ place: null, gap: null }));
    cells[2] = { place: 5, gap: null };
    const hour = (count: number) => new Date(grid.startsAt.getTime() + count * 3_600_000);
    markMissed(cells, grid, { fromAt: hour(-2), untilAt: hour(4), stepMinutes: 30 });
    expect(cells.slice(0, 5)).toEqual([
      { place: null, gap: 'missed' },
      { place: null, gap: 'missed' },
      { place: 5, gap: null },
      { place: null, gap: 'missed' },
      { place: null, gap: null },
    ]);
  });
});
