import type uPlot from 'uplot';
import { expect, test } from 'vitest';
import type { ChartSeries } from '../model/chart-series.ts';
import { chartOptions } from './chart-options.ts';
import { DRAWN } from './chart-samples.ts';

const CHART = {} as uPlot;
const line = (id: string, more: Partial<ChartSeries> = {}): ChartSeries => ({
  id,
  label: id,
  unit: 'count',
  values: [1, 2],
  ...more,
});

function timeRange(look: Partial<typeof DRAWN>, from: number, to: number) {
  const range = chartOptions({ ...DRAWN, ...look }).scales?.['x']?.range;
  return typeof range === 'function' ? range(CHART, from, to, 'x') : range;
}

test('no line crosses a gap, and each line has the axis of its unit', () => {
  const { series } = chartOptions({
    ...DRAWN,
    series: [line('a'), line('b', { unit: 'share', axis: 'right' })],
    hidden: new Set(['b']),
  });
  expect(series.slice(1).map(({ scale, show, spanGaps }) => [scale, show, spanGaps])).toEqual([
    ['left', true, false],
    ['right', false, false],
  ]);
});

test('only axes that a line uses are there', () => {
  const shown = (series: ChartSeries[]) =>
    chartOptions({ ...DRAWN, series })
      .axes?.slice(1)
      .map(({ show }) => show);
  expect(shown([line('a')])).toEqual([true, false]);
  expect(shown([line('a'), line('b', { axis: 'right' })])).toEqual([true, true]);
});

test('halves have axes of one width, whatever stands on them', () => {
  const widthOf = (isHalf: boolean, values: string[]) => {
    const size = chartOptions({ ...DRAWN, isHalf, series: [line('a')] }).axes?.[1]?.size;
    return typeof size === 'function' ? size(CHART, values, 1, 0) : size;
  };
  expect(widthOf(true, ['5', '10'])).toBe(widthOf(true, ['12 500']));
  expect(widthOf(false, ['5', '10'])).not.toBe(widthOf(false, ['12 500']));
});

test('places run downwards from the first', () => {
  const { scales } = chartOptions({ ...DRAWN, isInverted: true, series: [line('a', { unit: 'place' })] });
  expect(scales?.['left']?.dir).toBe(-1);
  expect(scales?.['left']?.range).toMatchObject({ min: { hard: 1 } });
});

test('a logarithm has no zero: lines with one get the scale that is straight around it', () => {
  const distribution = (values: number[]) =>
    chartOptions({ ...DRAWN, isLog: true, series: [line('a', { values })] }).scales?.['left']?.distr;
  expect(distribution([1, 1000])).toBe(3);
  expect(distribution([0, 1000])).toBe(4);
});

test('what is in view is the zoom, the whole, or the day around a single point', () => {
  expect(timeRange({ zoom: [10, 20] }, 0, 100)).toEqual([10, 20]);
  expect(timeRange({}, 0, 100)).toEqual([0, 100]);
  expect(timeRange({}, 100_000, 100_000)).toEqual([56_800, 143_200]);
});
