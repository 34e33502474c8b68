import { moscowDay } from '@vitrina/contract/dates.ts';
import { NOTHING_KNOWN, outcomeNumber } from '@vitrina/contract/positions/matrix-cells.ts';
import { describe, expect, test } from 'vitest';
import { fillBuckets, type Grid, holdsSeveral, markMissed, planGrid } from './matrix-rules.ts';

const MISSED = outcomeNumber('missed');
const now = new Date('2026-03-02T20:59:00Z');
const today = '2026-03-02';
const plan = { from: today, to: today, grouping: 'Hour', historyDays: 90, now } as const;

describe('grid', () => {
  test('buckets begin at Moscow midnight', () => {
    const grid = planGrid(plan) as Grid;
    expect(grid.bucketStarts).toHaveLength(24);
    expect(grid.bucketStarts[0]?.toISOString()).toBe('2026-03-01T21:00:00.000Z');
  });

  const daysOf = (requested: { from: string; to: string; grouping: 'Week' | 'Month' }) => {
    const grid = planGrid({ ...plan, historyDays: 1000, ...requested }) as Grid;
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

  test('months begin on their first days, across the end of a year', () => {
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
  ])('refuses %j and tells the allowed period', (requested) => {
    expect(planGrid({ ...plan, ...requested })).toMatchObject({ refused: 'outOfRange', to: today });
  });

  test('the plan counts today as its first day', () => {
    expect(planGrid({ ...plan, grouping: 'Day', from: '2025-12-03' })).not.toHaveProperty('refused');
    expect(planGrid({ ...plan, historyDays: 0 })).not.toHaveProperty('refused');
  });
});

describe('cells', () => {
  test('a bucket without a check keeps the value for nothing', () => {
    const grid = planGrid({ ...plan, grouping: 'SixHours' }) as Grid;
    expect(fillBuckets(grid, [2, 0], [7, 9], 0)).toEqual([9, 0, 7, 0]);
    expect(fillBuckets(grid, [], [], -1)).toEqual([-1, -1, -1, -1]);
  });

  test('missed slots are marked where nothing else is known', () => {
    const grid = planGrid(plan) as Grid;
    const cells = fillBuckets(grid, [2], [5], NOTHING_KNOWN);
    const hour = (count: number) => new Date(grid.startsAt.getTime() + count * 3_600_000);
    const planned = fillBuckets(grid, [2], [1], 0);
    markMissed(cells, grid, { fromAt: hour(-2), untilAt: hour(4), stepMinutes: 30 }, planned);
    expect(cells.slice(0, 5)).toEqual([MISSED, MISSED, 5, MISSED, NOTHING_KNOWN]);
    expect(planned.slice(0, 5)).toEqual([2, 2, 3, 2, 0]);
    expect(cells.slice(5).every((cell) => cell === NOTHING_KNOWN)).toBe(true);
  });

  test('what was missed before the period or after it leaves no mark', () => {
    const grid = planGrid({ ...plan, from: '2026-02-25', to: '2026-02-25', grouping: 'Week' }) as Grid;
    const marked = (fromAt: string, untilAt: string) => {
      const [cells, planned] = [[NOTHING_KNOWN], [0]];
      markMissed(
        cells,
        grid,
        { fromAt: new Date(fromAt), untilAt: new Date(untilAt), stepMinutes: 5 },
        planned,
      );
      return [cells[0], planned[0]];
    };
    expect(marked('2026-02-23T10:00:00Z', '2026-02-24T20:58:00Z')).toEqual([NOTHING_KNOWN, 0]);
    expect(marked('2026-02-25T21:00:00Z', '2026-02-26T10:00:00Z')).toEqual([NOTHING_KNOWN, 0]);
    expect(marked('2026-02-23T10:00:00Z', '2026-02-24T21:03:00Z')).toEqual([MISSED, 1]);
  });

  test.each([
    [5 * 60, 5, false],
    [60 * 60, 60, false],
    [60 * 60, 30, true],
    [null, 60, true],
  ])(
    'a bucket of %j seconds at a step of %i minutes holds several checks: %j',
    (bucketSeconds, step, several) => {
      expect(holdsSeveral({ bucketSeconds }, step)).toBe(several);
    },
  );
});
