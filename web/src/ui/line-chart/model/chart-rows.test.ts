import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { chartCells, toCsv, toTabs } from './chart-rows.ts';

const t = ((key: string) => key) as unknown as TFunction;
const SERIES = [
  { id: 'a', label: '=чайник', unit: 'count', values: [1234, null, 7] },
  { id: 'b', label: 'место', unit: 'place', values: [1.5, null, null], words: [null, 'н/н', null] },
  { id: 'c', label: 'доля', unit: 'share', values: [0.1234, 0, null] },
  { id: 'd', label: 'сумма', unit: 'kopecks', values: [123_456, null, null] },
] as const;
const X = ['2026-11-18', '2026-11-19', '2026-11-20'];
const ROWS = { series: SERIES, x: X, range: [0, 2], events: new Map<number, string[]>() } as const;

test('numbers are numbers, words are words, and what nobody measured is empty', () => {
  expect(chartCells(ROWS, t, ',')).toEqual([
    ['ui.chart.date', "'=чайник", 'место', 'доля', 'сумма'],
    ['2026-11-18', '1234', '1,5', '12,34%', '1234,56'],
    ['2026-11-19', '', 'н/н', '0%', ''],
    ['2026-11-20', '7', '', '', ''],
  ]);
});

test('only what is in view goes out', () => {
  const cells = chartCells({ ...ROWS, range: [1, 1] }, t, ',');
  expect(cells.map(([date]) => date)).toEqual(['ui.chart.date', '2026-11-19']);
});

test('notes have a column of their own', () => {
  const events = new Map([[1, ['новая цена', '+распродажа']]]);
  const cells = chartCells({ ...ROWS, events }, t, ',');
  expect(cells.map((line) => line.at(-1))).toEqual(['ui.chart.notes', '', 'новая цена; +распродажа', '']);
});

test('hours are written as Moscow has them', () => {
  const cells = chartCells({ ...ROWS, x: ['2026-11-19T21:30:00Z'], range: [0, 0] }, t, ',');
  expect(cells[1]?.[0]).toBe('2026-11-20 00:30');
});

test('a file quotes what would break it', () => {
  expect(toCsv([['a;b', 'c"d', 'e']])).toBe('\uFEFF"a;b";"c""d";e\r\n');
});

test('a copy keeps a cell in its line', () => {
  expect(toTabs([['a\tb', 'c\nd'], ['e']])).toBe('a b\tc d\ne');
});

test('the edges of a band have columns of their own', () => {
  const [first] = SERIES;
  const cells = chartCells({ ...ROWS, series: [{ ...first, band: [[1000, 1500], null, [6, 8]] }] }, t, ',');
  expect(cells).toEqual([
    ['ui.chart.date', "'=чайник", 'ui.chart.low', 'ui.chart.high'],
    ['2026-11-18', '1234', '1000', '1500'],
    ['2026-11-19', '', '', ''],
    ['2026-11-20', '7', '6', '8'],
  ]);
});
