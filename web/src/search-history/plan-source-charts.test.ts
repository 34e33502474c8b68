import type { SourceSeries } from '@vitrina/contract/search-history.ts';
import { expect, it } from 'vitest';
import { planSourceCharts } from './plan-source-charts.ts';

const LINE: SourceSeries = { query: 'чай', source: 'trends', isShared: false, unit: 'searches', points: [] };
const months = [
  { day: '2026-01-31', windowDays: 31, count: 5 },
  { day: '2026-02-28', windowDays: 28, count: 7 },
];

it('months of different queries share a chart in the order and colours of the others, and a month that one of them lacks is a gap', () => {
  const charts = planSourceCharts(
    [
      { ...LINE, points: months },
      {
        ...LINE,
        query: 'кофе',
        points: [{ day: '2025-12-31', windowDays: 31, count: 1 }, ...months.slice(1)],
      },
    ],
    ['кофе', 'чай'],
    ({ query }) => query,
  );
  expect(charts).toMatchObject([{ isMonthly: true, days: ['2025-12-31', '2026-01-31', '2026-02-28'] }]);
  expect(charts[0]?.series.map(({ label, color, values }) => [label, color, values])).toEqual([
    ['кофе', 0, [1, null, 7]],
    ['чай', 1, [null, 5, 7]],
  ]);
});

it('another source, unit or kind of window has a chart of its own', () => {
  const week = [{ day: '2026-02-28', windowDays: 7, count: 7 }];
  const lines: SourceSeries[] = [
    { ...LINE, points: months },
    { ...LINE, points: week },
    { ...LINE, source: 'tool', points: months },
    { ...LINE, unit: 'people', points: months },
  ];
  const charts = planSourceCharts(lines, ['чай'], ({ query }) => query);
  expect(charts.map(({ unit, isMonthly, windowDays }) => [unit, isMonthly, windowDays])).toEqual([
    ['searches', true, 31],
    ['searches', false, 7],
    ['searches', true, 31],
    ['people', true, 31],
  ]);
});

it('a window of 28 to 31 days is a month; a shorter, a longer and an unnamed one are not', () => {
  const isMonthly = (windowDays: number | null) =>
    planSourceCharts(
      [{ ...LINE, points: [{ day: '2026-02-28', windowDays, count: 1 }] }],
      ['чай'],
      () => '',
    )[0]?.isMonthly;
  expect([28, 30, 31].map(isMonthly)).toEqual([true, true, true]);
  expect([27, 32, 365, null].map(isMonthly)).toEqual([false, false, false, false]);
});

it('months of different lengths share a chart, other windows do not', () => {
  const line = (windowDays: number) => ({ ...LINE, points: [{ day: '2026-02-28', windowDays, count: 1 }] });
  const count = (...windows: number[]) => planSourceCharts(windows.map(line), ['чай'], () => '').length;
  expect([count(28, 31), count(7, 14), count(7, 7)]).toEqual([1, 2, 1]);
});
