import type { PositionCell } from '@vitrina/contract/positions.ts';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { describe, expect, test } from 'vitest';
import { bestPlace, type Bucket, chooseCell, type Grid, markMissed, planGrid } from './matrix-rules.ts';

const now = new Date('2026-03-02T20:59:00Z');
const today = '2026-03-02';
const plan = { from: today, to: today, grouping: 'Hour', historyDays: 90, now } as const;

describe('grid', () => {
  test('buckets begin at Moscow midnight', () => {
    const grid = planGrid(plan) as Grid;
    expect(grid.bucketStarts).toHaveLength(24);
    expect(grid.bucketStarts[0]?.toISOString()).toBe('2026-03-01T21:00:00.000Z');
  });

  const daysOf = (asked: { from: string; to: string; grouping: 'Week' | 'Month' }) => {
    const grid = planGrid({ ...plan, historyDays: 1000, ...asked }) as Grid;
    return grid.bucketStarts.map((start) => moscowDay(start));
  };

  test('weeks begin on Mondays, the first one perhaps before the period', () => {
    // 2026-02-18 is a Wednesday
    expect(daysOf({ from: '2026-02-18', to: today, grouping: 'Week' })).toEqual([
      '2026-02-16',
      '2026-02-23',
      '2026-03-02',
    ]);
    expect(daysOf({ from: '2026-02-22', to: '2026-02-22', grouping: 'Week' })).toEqual(['2026-02-16']);
    expect(daysOf({ from: '2026-02-16', to: '2026-02-22', grouping: 'Week' })).toEqual(['2026-02-16']);
  });

  test('months begin on their first days, across the turn of a year', () => {
    expect(daysOf({ from: '2025-12-31', to: today, grouping: 'Month' })).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ]);
    expect(daysOf({ from: '2026-02-01', to: '2026-02-28', grouping: 'Month' })).toEqual(['2026-02-01']);
  });

  test('a bucket that begins before the period does not widen it', () => {
    const grid = planGrid({ ...plan, from: '2026-02-18', grouping: 'Week' }) as Grid;
    expect(grid.startsAt.toISOString()).toBe('2026-02-17T21:00:00.000Z');
    expect(grid.endsAt.toISOString()).toBe('2026-03-02T21:00:00.000Z');
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
  moments: null,
};
const start = new Date('2026-03-01T21:00:00Z');
const minute = (count: number) => new Date(start.getTime() + count * 60_000);

describe('cells', () => {
  test('last, best and median are different questions', () => {
    expect(chooseCell(bucket, 'last', start)).toEqual({ place: 9, gap: null });
    expect(chooseCell(bucket, 'best', start)).toEqual({ place: 4, gap: null });
    expect(chooseCell(bucket, 'median', start)).toEqual({ place: 7, gap: null });
  });

  test('н/н, 1000+ and a gap are three things', () => {
    const unfound = { ...bucket, best: null, median: null };
    expect(chooseCell({ ...unfound, lastAnswer: 'notFound' }, 'best', start)).toEqual({
      place: 'notFound',
      gap: null,
    });
    expect(chooseCell({ ...unfound, deep: 1 }, 'median', start)).toEqual({ place: 'deep', gap: null });
    expect(chooseCell({ ...unfound, answered: 0 }, 'best', start)).toEqual({ place: null, gap: 'timeout' });
  });

  test('a cell tells the minute of the check it shows', () => {
    const known = { ...bucket, moments: { best: minute(5), answer: minute(55), failure: minute(20) } };
    const minutes = (one: Bucket) =>
      (['last', 'best', 'median'] as const).map((choice) => chooseCell(one, choice, start).minute);
    expect(minutes(known)).toEqual([55, 5, undefined]);
    expect(minutes({ ...known, best: null })).toEqual([55, 55, undefined]);
    expect(minutes({ ...known, answered: 0 })).toEqual([20, 20, 20]);
    expect(minutes(bucket)).toEqual([undefined, undefined, undefined]);
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
    const cells: PositionCell[] = grid.bucketStarts.map(() => ({ place: null, gap: null }));
    cells[2] = { place: 5, gap: null };
    const hour = (count: number) => new Date(grid.startsAt.getTime() + count * 3_600_000);
    markMissed(cells, grid, { fromAt: hour(-2), untilAt: hour(4), stepMinutes: 30 });
    expect(cells.slice(5).some((cell) => cell.gap !== null)).toBe(false);
    expect(cells.slice(0, 5)).toEqual([
      { place: null, gap: 'missed' },
      { place: null, gap: 'missed' },
      { place: 5, gap: null },
      { place: null, gap: 'missed' },
      { place: null, gap: null },
    ]);
  });

  test('what was missed before the period or after it leaves no mark', () => {
    const grid = planGrid({ ...plan, from: '2026-02-25', to: '2026-02-25', grouping: 'Week' }) as Grid;
    const marked = (fromAt: string, untilAt: string) => {
      const cells: PositionCell[] = [{ place: null, gap: null }];
      markMissed(cells, grid, { fromAt: new Date(fromAt), untilAt: new Date(untilAt), stepMinutes: 5 });
      return cells[0]?.gap;
    };
    expect(marked('2026-02-23T10:00:00Z', '2026-02-24T20:58:00Z')).toBeNull();
    expect(marked('2026-02-25T21:00:00Z', '2026-02-26T10:00:00Z')).toBeNull();
    expect(marked('2026-02-23T10:00:00Z', '2026-02-24T21:03:00Z')).toBe('missed');
  });
});
