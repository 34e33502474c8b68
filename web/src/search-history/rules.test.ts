import { expect, it } from 'vitest';
import {
  boundsOf,
  cityOf,
  hintOfCity,
  periodOf,
  planMetricCharts,
  planQueryCharts,
  standardPeriod,
  windowOf,
  yesterdayOf,
} from './rules.ts';

const SERIES = [
  { query: 'чайник', values: { count: [1, null], gmv: [100, 200] } },
  { query: 'термос', values: { count: [3, 4] } },
];

it('single: a chart a metric, and a query keeps its colour on all of them', () => {
  const charts = planMetricCharts(SERIES, ['count', 'gmv']);
  expect(charts.map((chart) => chart.id)).toEqual(['count', 'gmv']);
  expect(charts.map((chart) => chart.series.map(({ id, color }) => [id, color]))).toEqual([
    [
      ['чайник', 0],
      ['термос', 1],
    ],
    [
      ['чайник', 0],
      ['термос', 1],
    ],
  ]);
  expect(charts[0]?.series[0]?.values).toEqual([1, null]);
  expect(charts[1]?.series[1]?.values).toEqual([]);
});

it('multi: a chart a query, and metrics of another unit have the right axis', () => {
  const charts = planQueryCharts(SERIES, ['count', 'ord', 'gmv'], (metric) => metric);
  expect(charts.map((chart) => chart.id)).toEqual(['чайник', 'термос']);
  expect(charts[0]?.series.map(({ axis }) => axis)).toEqual(['left', 'left', 'right']);
});

it('multi: no axis has two units, so a third one has a chart of its own', () => {
  const charts = planQueryCharts(SERIES, ['count', 'gmv', 'zero_share', 'ord'], (metric) => metric);
  expect(
    charts.map(({ id, series }) => [id, series.map((line) => [line.id, line.axis, line.color])]),
  ).toEqual([
    [
      'чайник',
      [
        ['count', 'left', 0],
        ['gmv', 'right', 1],
        ['ord', 'left', 3],
      ],
    ],
    ['чайник 1', [['zero_share', 'left', 2]]],
    [
      'термос',
      [
        ['count', 'left', 0],
        ['gmv', 'right', 1],
        ['ord', 'left', 3],
      ],
    ],
    ['термос 1', [['zero_share', 'left', 2]]],
  ]);
});

const STANDARD = { from: '2026-02-02', to: '2026-03-01' };
const BOUNDS = boundsOf('ym', '2026-03-01');

it.each([
  ['nothing', '', '', STANDARD],
  ['a good period', '2026-01-01', '2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
  ['one day', '2026-01-01', '2026-01-01', { from: '2026-01-01', to: '2026-01-01' }],
  [
    'days before the collection began too',
    '2025-01-01',
    '2026-01-31',
    { from: '2025-01-09', to: '2026-01-31' },
  ],
  ['tomorrow too', '2026-02-20', '2026-03-02', { from: '2026-02-20', to: '2026-03-01' }],
  ['only days before the collection began', '2024-01-01', '2024-12-31', STANDARD],
  ['a day that no calendar has', '2026-02-20', '2026-02-30', STANDARD],
  ['ends turned round', '2026-02-20', '2026-02-10', STANDARD],
  ['rubbish', 'x', '2026-02-10', STANDARD],
])('%s in the address', (_, from, to, expected) =>
  expect(periodOf({ from, to }, STANDARD, BOUNDS)).toEqual(expected),
);

it('opens with four weeks, and with a week where the plan shows less', () => {
  const month = { from: '2026-02-02', to: '2026-03-01' };
  const week = { from: '2026-02-23', to: '2026-03-01' };
  expect([null, 60, 28].map((days) => standardPeriod(BOUNDS, days))).toEqual([month, month, month]);
  expect([27, 7].map((days) => standardPeriod(BOUNDS, days))).toEqual([week, week]);
});

it('the market is of the whole country, chosen queries are of the city', () => {
  expect(cityOf({ queries: [], city: 213 })).toBe(0);
  expect(cityOf({ queries: ['чай'], city: 213 })).toBe(213);
});

it('the last day is the one before the day in Moscow', () => {
  expect(yesterdayOf(new Date('2026-03-01T20:59:00Z'))).toBe('2026-02-28');
  expect(yesterdayOf(new Date('2026-03-01T21:00:00Z'))).toBe('2026-03-01');
});

it('a city is said to be whole, because no source tells its offices apart', () => {
  expect(hintOfCity({ city: 0 })).toBeUndefined();
  expect(hintOfCity({ city: 213 })).toBe('queries.wholeCity');
});

it('a window of one day is shown of Yandex Market, and a week of the others instead', () => {
  expect((['ym', 'wb', 'ozon'] as const).map((marketplace) => windowOf({ window: 1 }, marketplace))).toEqual([
    1, 7, 7,
  ]);
  expect(windowOf({ window: 28 }, 'ozon')).toBe(28);
});
